import type { ActKind } from "../../../hear/acts/acts.ts";
import type { Prompt } from "../../ledger.ts";
import { joinWhen, noWhenYet } from "../../when-wish.ts";
import { type Absorbing, type ActOf, has, left, said, take } from "../absorbing.ts";
import { toldIn } from "../kept-words.ts";
import { changeAsked, matterOf } from "./asked-matter.ts";

/** What is told when it was asked when to ring. */

/** Asked when to ring, they told something else: it is theirs to tell, and no time. It is asked no more. */
function answerRingElse(absorbing: Absorbing, asked: Prompt, words: string): Absorbing {
  const notes = matterOf(absorbing, asked)?.notes ?? [];
  const details = absorbing.heard.acts.filter(({ kind }) => detailKinds.has(kind));
  const beside = wordsIn(words) - details.reduce((sum, each) => sum + wordsIn(each.words), 0);
  const isDetail = details.length > 0 && beside <= mostBesideDetail;
  const told = isDetail ? absorbing : changeAsked(absorbing, asked, { notes: [...notes, words] });
  return take(told, "give", "tell", "yes", "no");
}

const detailKinds: ReadonlySet<ActKind> = new Set(["name", "phone", "email"]);
const wordsIn = (text: string): number => text.split(" ").length;
/** 'My number is …'; 'not at home, try my work one, it's …' tells more than the number. */
const mostBesideDetail = 5;

/** When to ring, in words and as it was read; a mere no leaves it to the team. */
export function answerRingWhen(absorbing: Absorbing, asked: Prompt): Absorbing {
  if (!said(absorbing, "when", "any", "give", "choose", "tell"))
    return take(absorbing, "yes", "no", "unsure");
  const words = toldIn(absorbing.heard) || absorbing.heard.text.trim();
  const isDetail = has(absorbing, "name", "phone", "email");
  const isElse = isDetail || (has(absorbing, "tell") && !has(absorbing, "give"));
  const times = left(absorbing, "when").filter(({ of }) => of !== "come");
  if ((isElse && times.length === 0 && !has(absorbing, "any", "choose")) || isOnlyOfVisit(absorbing, times))
    return answerRingElse(absorbing, asked, words);
  const isHedged = times.some((act) => act.isHedged);
  const when = isHedged ? noWhenYet : times.reduce((before, act) => joinWhen(before, act.when), noWhenYet);
  const theirs = isHedged ? absorbing.heard.text.trim() : (wordsOfTimes(absorbing, times) ?? words);
  const told = changeAsked(absorbing, asked, { ringWhen: theirs, when });
  return take(told, "give", "tell", "when", "any", "yes", "no", "choose");
}

/** 'I'd want the Thursday' tells when they would come, and not when to ring. */
const isOnlyOfVisit = (absorbing: Absorbing, times: readonly ActOf<"when">[]): boolean =>
  times.length === 0 && has(absorbing, "when");

/** From the first to the last clause that tells of when; null where none does. */
function wordsOfTimes({ heard }: Absorbing, times: readonly ActOf<"when">[]): string | null {
  const clauses = times.map(({ clause }) => clause);
  const [first, last] = [Math.min(...clauses), Math.max(...clauses)];
  const [from, to] = [heard.clauses[first]?.span[0], heard.clauses[last]?.span[1]];
  return from === undefined || to === undefined ? null : heard.text.slice(from, to).trim();
}
