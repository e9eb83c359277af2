import type { MoveNews } from "#contract/booking/appointments.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { AppointmentRow } from "./store.ts";

/** What the patient hears of a move. */
export interface NewsOfMove {
  tellPatient: MoveNews;
  /** Staff may take it back in a moment, and nobody need have heard of it. */
  mayBeTakenBack: boolean;
}

/** Who follows the appointment book: told inside the transaction of each change, so what follows from it happens exactly if the change does. */
export interface AppointmentWatch {
  /**
   * Reads what it takes to follow a booking, before its transaction: that keeps others from the day. What it returns is then
   * told inside, and begins its statements without waiting for an answer: they go out with the commit.
   */
  beforeBooking(
    queries: ClinicQueries,
  ): Promise<(queries: ClinicQueries, appointment: AppointmentRow) => Promise<void>>;
  /** As it stands after the move, and as it stood before. */
  moved(
    queries: ClinicQueries,
    appointment: AppointmentRow,
    from: AppointmentRow,
    news: NewsOfMove,
  ): Promise<void>;
  cancelled(
    queries: ClinicQueries,
    appointment: AppointmentRow,
    news: { tellPatient: boolean },
  ): Promise<void>;
  /** It came with an import, still to come, and its patient is to be reminded of it. */
  imported(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
  /** Its patient's name, number or address is another now; the time is the same. */
  corrected(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
  /** Nothing is to be written to anybody about it any more. */
  quieted(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
  /** A cancellation was taken back. */
  restored(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
}

/** A time on a chair of the clinic. */
export interface TimeOnChair extends Interval {
  chairId: string;
}

/** Who follows what the practice system has taken: told inside the transaction in which a reading of its book is kept. */
export interface PracticeBookWatch {
  /** These were taken over there when it was last read, and are no more. Something else may lie there by now. */
  cameFree(queries: ClinicQueries, times: readonly TimeOnChair[]): Promise<void>;
}
