import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Found, Span } from "../found.ts";
import { has, type ParsedUtterance } from "../parsed-utterance.ts";
import { readNotRung, readWhomToRing } from "./read-whom-to-ring.ts";

/** When to ring is read from the clause that speaks of the caller's own ringing, and only where it can be read in one way. */

/** 'Ring me Thursday at one, but don't ring her before Thursday': clauses that tell when somebody else beside the caller is rung, in characters. */
export function ringsOfOthers(parsed: ParsedUtterance): readonly Span[] {
  const { parts, clauses, utterance } = parsed;
  const isCallers = readWhomToRing(utterance).some(({ act }) => act.kind === "rung" && act.whom === null);
  if (!isCallers && !(has(parsed, "want.callback") && parts.some(isOfCaller))) return [];
  return parts.flatMap((part, at) => {
    const isOther = readNotRung(part).length > 0 || readWhomToRing(part).some(isElse);
    const span = clauses[at]?.span;
    return span && isOther && !isOfCaller(part) ? [span] : [];
  });
}
const isElse = ({ act }: Found): boolean => act.kind === "rung" && act.whom !== null;
const isOfCaller = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => verbs.has(word) && selves.has(words[at + 1]?.word ?? ""));
const verbs = wordSet("ring call phone ringing calling phoning contact try give");
const selves = wordSet("me us");

/** 'After four, unless it rains, then at two': beside a condition, or another time, it is only quoted. */
export function asHedged(found: readonly Found[], { words }: Utterance): readonly Found[] {
  const isConditional = words.some((_, at) => isCondition(words, at));
  return found.map((each): Found => {
    if (each.act.kind !== "when" || each.act.role === "visit") return each;
    const { times, excludedTimes } = each.act.when;
    const isOfSeveral = times.length > 1 || (times.length > 0 && excludedTimes.length > 0);
    return isConditional || isOfSeveral ? { ...each, act: { ...each.act, isHedged: true } } : each;
  });
}

/** 'If somebody could ring me', 'if possible' only asks kindly; what is to be done where nobody picks up bounds no time. */
function isCondition(words: Utterance["words"], at: number): boolean {
  const [word = "", next = "", second = ""] = words.slice(at, at + 3).map((each) => each.word);
  if (conditions.has(word)) return true;
  if (word !== "if" || kind.has(next) || (wishing.has(next) && can.has(second))) return false;
  return !words.slice(at + 1, at + mostOfUnanswered).some((each) => unanswered.has(each.word));
}
const conditions = wordSet("unless except otherwise depends depending provided");
const kind = wordSet("you they someone somebody anyone anybody possible poss at");
const wishing = wordSet("i we it that's thats it's its the a");
const can = wordSet("could can may might possible okay ok alright fine dentist hygienist manager doctor");
const unanswered = wordSet("pick answer answering reach reached");
const mostOfUnanswered = 7;
