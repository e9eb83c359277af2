import { csvLine } from "#kernel/csv.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

const rowsAtOnce = 1_000;

/** Page after page, so that no more of the file is held at once. */
async function* allOf<Row extends { id: string }>(
  findAfter: (after: string | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await findAfter(after, rowsAtOnce);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id ?? null;
  }
}

const refusals = ["sms", "email", "phone", "reminders", "recalls", "promotions"];

/** All patients, with headings that the import knows again. */
export async function* csvOfPatients(queries: ClinicQueries): AsyncGenerator<string> {
  yield csvLine(["Name", "Phone", "Email", "Date of birth", "Notes", "Does not want", "Agreed to"]);
  for await (const one of allOf((after, limit) => store.findPatientsAfter(queries, after, limit))) {
    const refused = refusals.filter((wish) => one.preferences[wish] === false).join(", ");
    const agreed = one.preferences.promotions === true ? "promotions" : "";
    const who = [one.name, one.phone ?? "", one.email ?? "", one.dateOfBirth ?? ""];
    yield csvLine([...who, one.notes, refused, agreed]);
  }
}

const visitTitles = [
  ...["Date", "Time", "Minutes", "Treatment", "Status", "Practitioner", "Chair"],
  ...["Patient name", "Phone", "Email", "Date of birth", "Notes"],
];

/** All visits, past and to come, in the clinic's own days and times. */
export async function* csvOfVisits(queries: ClinicQueries): AsyncGenerator<string> {
  yield csvLine(visitTitles);
  for await (const one of allOf((after, limit) => store.findVisitsAfter(queries, after, limit))) {
    const when = [one.date, one.time, one.minutes, one.treatment, statusOf(one)];
    const who = [one.name, one.phone, one.email ?? "", one.dateOfBirth ?? ""];
    yield csvLine([...when, one.practitioner ?? "", one.chair, ...who, one.notes ?? ""]);
  }
}

const statusOf = ({ status, attendance }: store.VisitLine): string => {
  if (status !== "cancelled" && attendance !== null) return attendance === "arrived" ? "arrived" : "no-show";
  return status;
};
