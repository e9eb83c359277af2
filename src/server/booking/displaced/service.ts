import type { DisplacedVisit, HoursToSave } from "#contract/booking/displaced.ts";
import { toIso } from "#kernel/clock.ts";
import { type AffectedVisits, nameVisits } from "#server/clinic/opening/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { BookingDependencies } from "../service.ts";
import { displacementIn, withChairDays, withHours } from "./rules.ts";
import * as store from "./store.ts";

export interface DisplacedService {
  /** The visits to come that cannot take place where they are booked, in the order of the clock. */
  list(scope: ClinicScope): Promise<DisplacedVisit[]>;
  /** Those that would join them if these hours were saved. */
  outsideHours(scope: ClinicScope, hours: HoursToSave): Promise<AffectedVisits>;
}

export function createDisplacedService({
  database,
  clock,
  calendarOf,
}: Pick<BookingDependencies, "database" | "clock" | "calendarOf">): DisplacedService {
  const look = (scope: ClinicScope) =>
    Promise.all([calendarOf(scope), store.findComingVisits(database.within(scope), clock.now())]);
  return {
    list: async (scope) => {
      const [calendar, visits] = await look(scope);
      const displacementOf = displacementIn(calendar);
      return visits.flatMap((visit) => {
        const displaced = displacementOf(visit);
        return displaced ? { appointmentId: visit.id, startsAt: toIso(visit.start), ...displaced } : [];
      });
    },
    outsideHours: async (scope, hours) => {
      const [calendar, visits] = await look(scope);
      const [before, after] = [displacementIn(calendar), displacementIn(withHours(calendar, hours))];
      return nameVisits(
        visits.filter((visit) => before(visit) === null && after(withChairDays(visit, hours)) !== null),
      );
    },
  };
}
