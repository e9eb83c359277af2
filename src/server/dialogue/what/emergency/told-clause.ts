import type { Word } from "../../words.ts";

/**
 * 'Do you have anything today my face is swollen', 'I don't know if this counts he can't breathe': recognisers write no full
 * stops, and what is told behind a question or a supposition is neither.
 */

const ofTeller = "i my our we";
const ofOthers = "he she they his her their it there";
const first: ReadonlySet<string> = new Set(ofTeller.split(" "));
const anyone: ReadonlySet<string> = new Set(`${ofTeller} ${ofOthers}`.split(" "));

/** Behind these the subject belongs to what stands before: 'if he', 'treat my', 'worried she', 'said I'. */
const leadsOn: ReadonlySet<string> = new Set(
  [
    "if unless suppose whether when whenever while until till before after once since because that who whose which where how what why case than as like lest",
    "and or nor then so not",
    "for to of on about at from by with without into over under during",
    "do does did is are was were am will would can could should may might must has have had",
    "stop control treat treating handle offer fix fixing repair repairing replace provide take cover charge accept manage prescribe give help see save check fit squeeze put make makes let get cause causes mean means trigger",
    "book booking need needs want wants like love bring bringing change move cancel reschedule clean cleaning whiten straighten pull remove look show use wear brush keep",
    "worried afraid scared hope hoping nervous fear anxious terrified concerned guess think thought reckon imagine know knew sure wonder wondering wish",
    "risk chance possibility danger",
    "say says said tell tells told ask asks asked read heard saw seen dreamt dreamed",
  ]
    .join(" ")
    .split(" "),
);
const objects: ReadonlySet<string> = new Set("me us him her them it you this that".split(" "));
const particles: ReadonlySet<string> = new Set(["in", "on", "over", "out", "up"]);

/** 'Squeeze me in', behind which a sentence may begin. */
const isParticle = (words: readonly Word[], at: number): boolean =>
  particles.has(words[at]?.word ?? "") && objects.has(words[at - 1]?.word ?? "");

const nothing: ReadonlySet<string> = new Set();

/** Where the last clause of these words begins; -1 where they have no more than one. `joining` words may stand before it. */
export const clauseStart = (
  words: readonly Word[],
  joining: ReadonlySet<string> = nothing,
  tellers: ReadonlySet<string> = anyone,
): number =>
  words.findLastIndex(({ word }, at) => {
    const lead = words[at - 1]?.word;
    return (
      lead !== undefined &&
      tellers.has(word) &&
      !tellers.has(lead) &&
      (!leadsOn.has(lead) || joining.has(lead) || isParticle(words, at - 1))
    );
  });

/** The words of the clause in which is told what stands right behind `before`; only the caller's own clause, where `isOwn`. */
export function toldClause(before: readonly Word[], isOwn: boolean): readonly Word[] {
  const start = clauseStart(before, nothing, isOwn ? first : anyone);
  return start < 0 ? before : before.slice(start);
}
