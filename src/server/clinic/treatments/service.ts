import type { z } from "zod";
import { mostTreatments } from "#contract/clinic/treatment-options.ts";
import type { Treatment, treatmentBody } from "#contract/clinic/treatments.ts";
import { appointmentMinutes, appointmentTypes } from "#contract/limits.ts";
import { isOutdated } from "#contract/seen-state.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { lockOpening } from "../opening/store.ts";
import { takeOffPeople } from "../people/store.ts";
import { versionOf } from "../rules.ts";
import type { ClinicTreatment } from "./rules.ts";
import * as store from "./store.ts";

export type TreatmentInput = z.output<typeof treatmentBody>;
export type TreatmentOutcome =
  | { ok: true; treatment: Treatment }
  | {
      ok: false;
      reason:
        | ("not_found" | "too_many" | "name_taken" | "standard_name" | "last_one" | "only_one")
        | "changed_meanwhile";
    };

export interface TreatmentService {
  addTreatment(scope: ClinicScope, body: TreatmentInput): Promise<TreatmentOutcome>;
  /** Visits that are booked stay as they are. `seen`: the version that the change was written on. */
  changeTreatment(
    scope: ClinicScope,
    id: string,
    body: TreatmentInput,
    seen?: string,
  ): Promise<TreatmentOutcome>;
  /** All of them or none; null = one of them is gone. */
  offerTreatments(
    scope: ClinicScope,
    offered: readonly { id: string; mayBook: Treatment["mayBook"] }[],
  ): Promise<Treatment[] | null>;
  removeTreatment(scope: ClinicScope, id: string): Promise<TreatmentOutcome>;
}

/** Gives a new clinic the specification's ten, in the transaction that creates it. */
export async function addStandardTreatments(queries: ClinicQueries, now: number): Promise<void> {
  const rows = appointmentTypes.map((name, i) => ({
    ...{ id: newId(now), name, durationMinutes: appointmentMinutes },
    ...{ position: i + 1, createdAt: now },
  }));
  await store.addTreatments(queries, rows);
}

export function createTreatmentService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TreatmentService {
  /** One change after the other; announced after the commit. */
  const alone = async (
    scope: ClinicScope,
    work: (queries: ClinicQueries) => Promise<TreatmentOutcome>,
  ): Promise<TreatmentOutcome> => {
    const outcome = await database.transaction(scope, async (queries) => {
      await lockOpening(queries);
      return work(queries);
    });
    if (outcome.ok) database.announce(scope.clinicId, { topic: "opening" });
    return outcome;
  };

  return {
    addTreatment: (scope, body) =>
      alone(scope, async (queries) => {
        const all = await store.findTreatments(queries);
        if (all.length >= mostTreatments) return { ok: false, reason: "too_many" };
        if (all.some(({ name }) => isSameName(name, body.name))) return { ok: false, reason: "name_taken" };
        const now = clock.now();
        const position = Math.max(0, ...all.map((each) => each.position)) + 1;
        const row = { id: newId(now), ...columnsOf(body), position, createdAt: now };
        return treatmentOr((await store.addTreatments(queries, [row]))[0] ?? null);
      }),

    changeTreatment: (scope, id, body, seen) =>
      alone(scope, async (queries) => {
        const all = await store.findTreatments(queries);
        const before = all.find((each) => each.id === id);
        if (!before) return { ok: false, reason: "not_found" };
        if (isOutdated(seen, presentTreatment(before).version))
          return { ok: false, reason: "changed_meanwhile" };
        if (isStandard(before.name) && before.name !== body.name)
          return { ok: false, reason: "standard_name" };
        if (all.some((each) => each.id !== id && isSameName(each.name, body.name)))
          return { ok: false, reason: "name_taken" };
        return treatmentOr(await store.changeTreatment(queries, id, columnsOf(body)));
      }),

    offerTreatments: async (scope, offered) => {
      const changed = await database.transaction(scope, async (queries) => {
        await lockOpening(queries);
        const inBook = new Set((await store.findTreatments(queries)).map(({ id }) => id));
        if (!offered.every(({ id }) => inBook.has(id))) return null;
        const rows: Treatment[] = [];
        for (const { id, mayBook } of offered) {
          const row = await store.changeTreatment(queries, id, channelColumnsOf(mayBook));
          if (row) rows.push(presentTreatment(row));
        }
        return rows;
      });
      if (changed) database.announce(scope.clinicId, { topic: "opening" });
      return changed;
    },

    removeTreatment: (scope, id) =>
      alone(scope, async (queries) => {
        const all = await store.findTreatments(queries);
        if (!all.some((each) => each.id === id)) return { ok: false, reason: "not_found" };
        if (all.length === 1) return { ok: false, reason: "last_one" };
        if (!(await takeOffPeople(queries, "treatment", id))) return { ok: false, reason: "only_one" };
        return treatmentOr(await store.changeTreatment(queries, id, { removedAt: clock.now() }));
      }),
  };
}

const isStandard = (name: string): boolean => (appointmentTypes as readonly string[]).includes(name);
const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const columnsOf = ({ mayBook, ...body }: TreatmentInput) => ({ ...body, ...channelColumnsOf(mayBook) });

const channelColumnsOf = ({ phone, web, staff }: Treatment["mayBook"]) => ({
  ...{ mayBookByPhone: phone, mayBookByWeb: web, mayBookByStaff: staff },
});

const treatmentOr = (row: store.TreatmentRow | null): TreatmentOutcome =>
  row === null ? { ok: false, reason: "not_found" } : { ok: true, treatment: presentTreatment(row) };

/** A treatment as the clinic's rules have it. */
export const treatmentOf = (row: store.TreatmentRow): ClinicTreatment => ({
  id: row.id,
  name: row.name,
  durationMinutes: row.durationMinutes,
  bufferBeforeMinutes: row.bufferBeforeMinutes,
  bufferAfterMinutes: row.bufferAfterMinutes,
  priceCents: row.priceCents,
  isFromPrice: row.isFromPrice,
  preparation: row.preparation,
  mayBook: { phone: row.mayBookByPhone, web: row.mayBookByWeb, staff: row.mayBookByStaff },
});

export function presentTreatment(row: store.TreatmentRow): Treatment {
  const treatment = treatmentOf(row);
  return { ...treatment, version: versionOf(treatment), isStandard: isStandard(row.name) };
}
