import type { z } from "zod";
import { mostAnswers } from "#contract/clinic/answer-options.ts";
import type { OwnAnswer, OwnAnswers, ownAnswerBody, UnansweredQuestion } from "#contract/clinic/answers.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { logEvent } from "../log/service.ts";
import { type AskedQuestion, groupQuestions, type QuestionGroup } from "./rules.ts";
import * as store from "./store.ts";

/** What callers asked in vain is listed this long. */
const listedMs = 60 * 86_400_000;
const mostListed = 100;

type Body = z.output<typeof ownAnswerBody>;

export type AnswersService = ReturnType<typeof createAnswersService>;

/** What the clinic answers of itself beside its knowledge base, and what callers asked that it has no answer to. */
export function createAnswersService(database: Database, clock: Clock) {
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "knowledge-base" });
  /** As with any change of the knowledge base, the log shows that callers hear something else from now on. */
  const published = (queries: ClinicQueries) =>
    logEvent(queries, { workflow: "Knowledge base · Published" }, clock.now());

  const findUnanswered = (queries: ClinicQueries) =>
    store.findUnanswered(queries, clock.now() - listedMs, mostListed);

  /** What is answered or put aside is the question, in whichever words it was asked. */
  const settle = async (queries: ClinicQueries, ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    const groups = groupQuestions(await findUnanswered(queries));
    const alike = groups
      .filter((group) => group.ids.some((id) => ids.includes(id)))
      .flatMap((group) => group.ids);
    return store.settle(queries, [...new Set([...ids, ...alike])], clock.now());
  };

  return {
    find: async (scope: ClinicScope): Promise<OwnAnswers> => {
      const queries = database.within(scope);
      const [answers, healthFunds, unanswered] = await Promise.all([
        store.findAnswers(queries),
        store.findHealthFunds(queries),
        findUnanswered(queries),
      ]);
      return {
        answers: answers.map(present),
        healthFunds,
        unanswered: groupQuestions(unanswered).map(presentGroup),
      };
    },

    /** Null = the clinic has as many as it may have. */
    add: async (scope: ClinicScope, { question, answer, settles }: Body): Promise<OwnAnswer | null> => {
      const now = clock.now();
      const added = await database.transaction(scope, async (queries) => {
        if ((await store.countAnswers(queries)) >= mostAnswers) return null;
        await settle(queries, settles);
        await published(queries);
        return store.addAnswer(queries, { id: newId(now), question, answer, createdAt: now });
      });
      if (added) announce(scope);
      return added && present(added);
    },

    /** Null = it is not there any more. */
    change: async (scope: ClinicScope, id: string, { question, answer, settles }: Body) => {
      const changed = await database.transaction(scope, async (queries) => {
        const row = await store.changeAnswer(queries, id, { question, answer });
        if (row === null) return null;
        await settle(queries, settles);
        await published(queries);
        return row;
      });
      if (changed) announce(scope);
      return changed && present(changed);
    },

    remove: async (scope: ClinicScope, id: string): Promise<boolean> => {
      const isRemoved = await database.transaction(scope, async (queries) => {
        if (!(await store.removeAnswer(queries, id))) return false;
        await published(queries);
        return true;
      });
      if (isRemoved) announce(scope);
      return isRemoved;
    },

    /** False while the clinic has saved no knowledge base. */
    saveHealthFunds: async (scope: ClinicScope, healthFunds: string[]): Promise<boolean> => {
      const isSaved = await database.transaction(scope, async (queries) => {
        if (!(await store.saveHealthFunds(queries, healthFunds))) return false;
        await published(queries);
        return true;
      });
      if (isSaved) announce(scope);
      return isSaved;
    },

    dismiss: async (scope: ClinicScope, id: string): Promise<boolean> => {
      const queries = database.within(scope);
      const isSettled = (await settle(queries, [id])) > 0;
      if (isSettled) announce(scope);
      return isSettled;
    },
  };
}

export const presentGroup = ({ latest, ...group }: QuestionGroup<AskedQuestion>): UnansweredQuestion => ({
  ...{ id: latest.id, callId: latest.callId, askedAt: toIso(latest.askedAt) },
  ...group,
});

const present = ({ id, question, answer }: store.OwnAnswerRow): OwnAnswer => ({ id, question, answer });

/** Keeps what a caller asked in vain, once for each wording, in the transaction of the queries. */
export async function keepUnanswered(
  queries: ClinicQueries,
  callId: CallId,
  asked: readonly { words: string; topic: string | null }[],
  now: number,
): Promise<void> {
  const rows = asked.map(({ words, topic }) => ({
    ...{ id: newId(now), callId, words, topic },
    ...{ askedAt: now, settledAt: null },
  }));
  if (rows.length > 0) await store.keepUnanswered(queries, rows);
}
