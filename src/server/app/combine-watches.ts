import type { AppointmentWatch } from "#server/booking/port.ts";

/** One that tells both of every change, the first one first. */
export const combineWatches = (
  first: AppointmentWatch,
  second: Pick<AppointmentWatch, "cancelled" | "moved">,
): AppointmentWatch => ({
  ...first,
  moved: async (...change) => {
    await first.moved(...change);
    await second.moved(...change);
  },
  cancelled: async (...change) => {
    await first.cancelled(...change);
    await second.cancelled(...change);
  },
});
