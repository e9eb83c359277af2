import { useState } from "react";
import type { Appointment, RescheduleAppointmentBody } from "#contract/booking/appointments.ts";
import { isEditConflict } from "#web/lib/edit/edit-conflict.ts";
import { useBook } from "../use-book.ts";
import { findNewest } from "./edit-appointment.ts";
import { changesOf, mineOf } from "./edit-changes.ts";
import { useRescheduleAppointment } from "./reschedule-appointment.ts";

/** What a move asks for, on the visit as it stands: what was not chosen here is as it is there. */
export type MoveOn = (visit: Appointment) => RescheduleAppointmentBody;

export interface Moved {
  before: Appointment;
  after: Appointment;
}

/**
 * Moves a visit from the state that was looked at. Where somebody else has saved another meanwhile nothing is moved, and
 * `changes` says what they saved until a person has chosen.
 */
export function useVisitMove(appointment: Appointment, moveOn: MoveOn) {
  // The list may have the next state already: what is moved is what was looked at.
  const [ground, setGround] = useState(appointment);
  const [theirs, setTheirs] = useState<Appointment | null>(null);
  const { mutateAsync, isPending } = useRescheduleAppointment(appointment.id);
  const book = useBook();
  /** Null = it is asked about what somebody else saved. Any other refusal is thrown. */
  const moveFrom = async (visit: Appointment): Promise<Moved | null> => {
    try {
      return { before: visit, after: await mutateAsync({ ...moveOn(visit), seen: visit.version }) };
    } catch (error) {
      const newest = isEditConflict(error) ? await findNewest(visit.id).catch(() => null) : null;
      if (newest === null) throw error;
      setTheirs(newest);
      return null;
    }
  };
  const keepMine = async (): Promise<Moved | null> => {
    if (theirs === null) return null;
    setGround(theirs);
    setTheirs(null);
    return moveFrom(theirs);
  };
  return {
    isPending,
    move: () => moveFrom(ground),
    keepMine,
    changes: theirs && changesOf(ground, mineOf(ground, moveOn(ground)), theirs, book),
    /** On with what was chosen; the next attempt asks again. */
    goOn: () => setTheirs(null),
  };
}
