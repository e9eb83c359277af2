import { and, asc, desc, eq, gte, inArray, isNull } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { unansweredQuestion } from "#server/db/schema/calls.ts";
import { knowledgeBase, ownAnswer } from "#server/db/schema/clinic.ts";

export type OwnAnswerRow = typeof ownAnswer.$inferSelect;
export type UnansweredRow = typeof unansweredQuestion.$inferSelect;

/** The clinic's own answers, as `findTogether` reads them. */
export const wantedAnswers = {
  ownAnswers: { table: ownAnswer, orderBy: [asc(ownAnswer.createdAt), asc(ownAnswer.id)] },
};
export interface AnswerRows {
  ownAnswers: OwnAnswerRow[];
}

export const findAnswers = (queries: ClinicQueries): Promise<OwnAnswerRow[]> =>
  queries.find(ownAnswer, { orderBy: [asc(ownAnswer.createdAt), asc(ownAnswer.id)] });

export const countAnswers = (queries: ClinicQueries): Promise<number> => queries.count(ownAnswer);

export async function addAnswer(
  queries: ClinicQueries,
  row: NewRow<typeof ownAnswer>,
): Promise<OwnAnswerRow> {
  const [added] = await queries.insert(ownAnswer, row);
  if (!added) throw new Error("The database returned no row for an inserted answer");
  return added;
}

export async function changeAnswer(
  queries: ClinicQueries,
  id: string,
  change: Pick<OwnAnswerRow, "question" | "answer">,
): Promise<OwnAnswerRow | null> {
  const [changed] = await queries.update(ownAnswer, change, eq(ownAnswer.id, id));
  return changed ?? null;
}

export const removeAnswer = async (queries: ClinicQueries, id: string): Promise<boolean> =>
  (await queries.remove(ownAnswer, eq(ownAnswer.id, id))).length > 0;

export const findHealthFunds = async (queries: ClinicQueries): Promise<string[]> =>
  (await queries.findOne(knowledgeBase))?.healthFunds ?? [];

/** False while the clinic has saved no knowledge base. */
export const saveHealthFunds = async (queries: ClinicQueries, healthFunds: string[]): Promise<boolean> =>
  (await queries.update(knowledgeBase, { healthFunds }, undefined)).length > 0;

/** Those that nobody has dealt with, latest first. */
export const findUnanswered = (
  queries: ClinicQueries,
  since: number,
  limit: number,
): Promise<UnansweredRow[]> =>
  queries.find(unansweredQuestion, {
    where: and(isNull(unansweredQuestion.settledAt), gte(unansweredQuestion.askedAt, since)),
    orderBy: [desc(unansweredQuestion.askedAt), asc(unansweredQuestion.id)],
    limit,
  });

export async function settle(queries: ClinicQueries, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const where = and(inArray(unansweredQuestion.id, [...ids]), isNull(unansweredQuestion.settledAt));
  return (await queries.update(unansweredQuestion, { settledAt: now }, where)).length;
}

/** Once each of a call. */
export const keepUnanswered = async (
  queries: ClinicQueries,
  rows: readonly NewRow<typeof unansweredQuestion>[],
): Promise<number> => (await queries.insertNew(unansweredQuestion, ...rows)).length;
