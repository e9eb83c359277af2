import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { lockPeople } from "#server/patients/service.ts";
import { type PersonDraft, readPatient } from "../columns/drafts.ts";
import type { CarryContext, Decision, FileRow, Mark } from "../port.ts";
import { changedWords, changeOf, type KnownPerson, type PatientChange, toldOf } from "./rules.ts";
import * as store from "./store.ts";

/** Everybody of these names who is on record, each by the record that stands for them now. */
export async function findKnown(
  queries: ClinicQueries,
  people: readonly PersonDraft[],
): Promise<KnownPerson[]> {
  const names = [...new Set(people.map(({ name }) => name))];
  const found = await store.findByNames(queries, names);
  const standing = new Map(found.map((one) => [one.id, one]));
  for (let missing = mergedAway(standing); missing.length > 0; missing = mergedAway(standing)) {
    const more = await store.findByIds(queries, missing);
    for (const id of missing) standing.set(id, more.find((one) => one.id === id) ?? nobody(id));
  }
  const standsAs = (id: string, depth = 0): KnownPerson | undefined => {
    const one = standing.get(id);
    return one?.mergedInto && depth < longestMerge ? standsAs(one.mergedInto, depth + 1) : one;
  };
  return found.map(({ mergedInto, ...own }) => {
    const record = mergedInto === null ? own : (standsAs(own.id) ?? own);
    // Found by what was on the merged record; what it has is what the standing one has.
    return {
      ...own,
      id: record.id,
      email: record.email,
      dateOfBirth: own.dateOfBirth ?? record.dateOfBirth,
      notes: record.notes,
    };
  });
}

const longestMerge = 20;

type Found = Awaited<ReturnType<typeof store.findByNames>>[number];
const mergedAway = (standing: ReadonlyMap<string, Found>): string[] =>
  [...standing.values()].flatMap(({ mergedInto }) =>
    mergedInto !== null && !standing.has(mergedInto) ? mergedInto : [],
  );
const nobody = (id: string): Found => ({
  ...{
    id,
    name: "",
    phone: null,
    phoneE164: null,
    email: null,
    dateOfBirth: null,
    notes: "",
    mergedInto: null,
  },
});

/** Nobody else makes a record of these people until the transaction is over. */
export const lockAll = (queries: ClinicQueries, people: readonly PersonDraft[]): Promise<void> =>
  lockPeople(
    queries,
    people.map(({ name, phone, email }) => ({ name, phone: phone ?? "", email })),
  );

interface Carried extends Decision {
  make?: KnownPerson;
  change?: { id: string; change: PatientChange };
}

/** What becomes of these rows of a file of patients; with `doIt` it is done, in the transaction of the queries. */
export async function carryPatients(
  queries: ClinicQueries,
  rows: readonly FileRow[],
  context: CarryContext,
  doIt: boolean,
): Promise<Decision[]> {
  const drafts = rows.map((row) => ({ row, read: readPatient(row, context.reading) }));
  const people = drafts.flatMap(({ read }) => (read.ok ? [read.draft] : []));
  if (doIt) await lockAll(queries, people);
  const book = await context.memory.people(await findKnown(queries, people));
  const marked = await context.memory.marksOf(people.flatMap((person) => book.find(person)?.id ?? []));
  const decide = ({ row, read }: (typeof drafts)[number]): Carried => {
    const { line, number } = row;
    if (!read.ok)
      return { number, line, verdict: "skipped", reason: read.reason, title: "", detail: read.reason };
    const { draft } = read;
    const { leftOut = [] } = draft;
    const known = book.find(draft);
    if (known === null) {
      const make = { ...draft, id: newId(context.now) };
      book.add(make);
      marked.set(make.id, line);
      return {
        number,
        line,
        verdict: "made",
        title: draft.name,
        detail: toldOf(draft),
        recordId: make.id,
        make,
        leftOut,
      };
    }
    const title = draft.name;
    const earlier = marked.get(known.id);
    if (earlier !== undefined) {
      const reason = "The same person stands in the file before";
      return {
        number,
        line,
        verdict: "skipped",
        reason,
        title,
        detail: `The same person as on line ${earlier}`,
      };
    }
    marked.set(known.id, line);
    const change = changeOf(draft, known, context.options.onKnown);
    if (change === null)
      return { number, line, verdict: "same", title, detail: "", recordId: known.id, leftOut };
    const detail = `Gets ${changedWords(change)}`;
    return {
      number,
      line,
      verdict: "changed",
      title,
      detail,
      recordId: known.id,
      change: { id: known.id, change },
      leftOut,
    };
  };
  const decisions = drafts.map(decide);
  if (!doIt) return decisions;
  const made = await store.insertPatients(
    queries,
    decisions.flatMap(({ make }) => make ?? []),
    context.now,
  );
  const changed = await store.changePatients(
    queries,
    decisions.flatMap(({ change }) => change ?? []),
    context.now,
  );
  const marks = new Map<string, Mark>([...made, ...changed].map((one) => [one.id, one]));
  return decisions.map((one) => ({ ...one, mark: (one.recordId && marks.get(one.recordId)) || undefined }));
}
