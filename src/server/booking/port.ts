import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { AppointmentRow } from "./store.ts";

/** Who follows the appointment book: told inside the transaction of each change, so what follows from it happens exactly if the change does. */
export interface AppointmentWatch {
  /**
   * Reads what it takes to follow a booking, before its transaction: that keeps others from the day. What it returns is then
   * told inside, and begins its statements without waiting for an answer: they go out with the commit.
   */
  beforeBooking(
    queries: ClinicQueries,
  ): Promise<(queries: ClinicQueries, appointment: AppointmentRow) => Promise<void>>;
  /** As it stands after the move. */
  moved(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
  cancelled(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
  /** A cancellation was taken back. */
  restored(queries: ClinicQueries, appointment: AppointmentRow): Promise<void>;
}
