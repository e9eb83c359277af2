import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import {
  type Appointment,
  type EditAppointmentBody,
  editAppointmentBody,
  type RescheduleAppointmentBody,
  rescheduleAppointmentBody,
} from "#contract/booking/appointments.ts";
import { isEditConflict, mergeOnto } from "#web/lib/edit/edit-conflict.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { typeOf } from "../appointment-labels.ts";
import { findNewest, useEditAppointment } from "./edit-appointment.ts";
import { useRescheduleAppointment } from "./reschedule-appointment.ts";

const { durationMinutes, practitionerId, chairId } = rescheduleAppointmentBody.shape;
const body = editAppointmentBody
  .required()
  .extend({ durationMinutes: durationMinutes.unwrap(), practitionerId, chairId });
export type EditInput = z.input<typeof body>;
export type EditOutput = z.output<typeof body>;

/** `conflict`: somebody else has saved it meanwhile, which is asked about; nothing at all is wrong = all of it is kept. */
export interface Saved {
  refusal: { message: string } | null;
  isConflict: boolean;
  alsoCorrected: number;
}

/** The fields of a booking as the form has them. */
export const fieldsOf = (appointment: Appointment): EditInput => ({
  patientDetails: {
    name: appointment.patientName,
    phone: formatPhone(appointment.patientPhone),
    email: appointment.patientEmail ?? "",
  },
  appointmentType: typeOf(appointment),
  notes: appointment.notes ?? "",
  durationMinutes: minutesFor(appointment),
  practitionerId: appointment.practitionerId ?? undefined,
  chairId: appointment.chairId,
});

/** The fields of a booking that can be corrected, as they stand, their saving, and what somebody else saved meanwhile. */
export function useEditForm(appointment: Appointment) {
  // The list may have the next state already: what was written here was written on this one.
  const ground = useRef(appointment);
  const [theirs, setTheirs] = useState<Appointment | null>(null);
  const form = useForm<EditInput, unknown, EditOutput>({
    resolver: zodResolver(body),
    defaultValues: fieldsOf(appointment),
    mode: "onTouched",
  });
  const edit = useEditAppointment(appointment.id);
  const place = useRescheduleAppointment(appointment.id);

  /** Where it is first, which alone can be refused for want of room; saved again, what is kept already stays. */
  const save = async (values: EditOutput): Promise<Saved> => {
    const on = ground.current;
    const isChanged = changedFrom(fieldsOf(on), form.getValues());
    const [where, what] = [placeOf(values, isChanged), changeOf(values, isChanged, on.patientPhone)];
    let seen = on.version;
    let isPlaced = false;
    try {
      if (Object.keys(where).length > 0) {
        const { requestedDate, requestedTime } = on;
        const to = { requestedDate, requestedTime, ...where, tellPatient: "no" as const };
        ground.current = await place.mutateAsync({ ...to, seen });
        seen = ground.current.version;
        isPlaced = true;
      }
      const { alsoCorrected } =
        Object.keys(what).length > 0 ? await edit.mutateAsync({ ...what, seen }) : { alsoCorrected: 0 };
      return { refusal: null, isConflict: false, alsoCorrected };
    } catch (error) {
      const newest = isEditConflict(error) ? await findNewest(on.id).catch(() => null) : null;
      if (newest) {
        setTheirs(newest);
        return { refusal: null, isConflict: true, alsoCorrected: 0 };
      }
      showFields(error);
      const kept = isPlaced ? "Length, chair and practitioner are changed, the rest is not. " : "";
      const message = `${kept}${messageForPeople(error, "The appointment could not be changed")}`;
      return { refusal: { message }, isConflict: false, alsoCorrected: 0 };
    }
  };

  /** On with the state that they saved, and with these values in the form. */
  const stepOnto = (newest: Appointment, values: EditInput) => {
    ground.current = newest;
    form.reset(fieldsOf(newest));
    for (const name of Object.keys(values) as (keyof EditInput)[])
      form.setValue(name, values[name], { shouldDirty: true });
    setTheirs(null);
  };

  const showFields = (error: unknown) => {
    if (!isRequestError(error)) return;
    for (const { field, message } of error.problem?.errors ?? []) {
      const name = fieldNames.find((each) => field.endsWith(each));
      if (name) form.setError(name, { type: "server", message });
    }
  };

  return {
    ...{ form, save, theirs },
    isPending: edit.isPending || place.isPending,
    /** What this form began on. */
    start: () => ground.current,
    goOn: () => setTheirs(null),
    takeTheirs: () => theirs && stepOnto(theirs, fieldsOf(theirs)),
    mergeWithTheirs: () =>
      theirs && stepOnto(theirs, mergeOnto(fieldsOf(ground.current), form.getValues(), fieldsOf(theirs))),
  };
}

type IsChanged = (name: keyof EditInput) => boolean;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const changedFrom =
  (start: EditInput, now: EditInput): IsChanged =>
  (name) =>
    !isSame(start[name], now[name]);

const placeOf = (values: EditOutput, isChanged: IsChanged): Partial<RescheduleAppointmentBody> => ({
  ...(isChanged("durationMinutes") && { durationMinutes: values.durationMinutes }),
  ...(isChanged("practitionerId") && { practitionerId: values.practitionerId }),
  ...(isChanged("chairId") && { chairId: values.chairId }),
});

const changeOf = (
  { patientDetails, appointmentType, notes }: EditOutput,
  isChanged: IsChanged,
  patientPhone: string,
): EditAppointmentBody => ({
  // Shown in the form for people; untouched it stays as it was given.
  ...(isChanged("patientDetails") && {
    patientDetails:
      patientDetails.phone === formatPhone(patientPhone)
        ? { ...patientDetails, phone: patientPhone }
        : patientDetails,
  }),
  ...(isChanged("appointmentType") && { appointmentType }),
  ...(isChanged("notes") && { notes }),
});

const fieldNames = [
  ...(["patientDetails.name", "patientDetails.phone", "patientDetails.email"] as const),
  ...(["appointmentType", "notes", "durationMinutes", "practitionerId", "chairId"] as const),
];
