import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { ActLabel, PromptKind } from "../acts/labels.ts";
import { agreesInWords } from "../agreement.ts";
import { isTold } from "../danger/read-danger.ts";
import { likelihoodsOf } from "../learned/learned-acts.ts";
import { isNotRung } from "../told/read-contact-preference.ts";
import { readWaiting } from "../told/read-waiting.ts";
import { readThatIsAll } from "../wish-words.ts";
import type { Wording } from "./proposal.ts";

/** What a label may do if it is wrong decides how likely the built-in reader must find it: 0 to 1, 0.5 = it hears it itself. */
const leastOf: Partial<Record<ActLabel, number>> = {
  ...{ drop: 0.15, undo: 0.15, keep: 0.1, bye: 0.15, "want.no_calls": 0.2, wrong_number: 0.15 },
  ...{ sales: 0.15, abuse: 0.2, other_language: 0.15, safe: 0.1, no: 0.1, wait: 0.1, distress: 0.05 },
  ...{ "want.cancel": 0.05, "want.person": 0.05 },
};
/** Found likelier than this by nobody, it is not in the words. */
const least = 0.02;

/** These claim nothing: whatever was said may be told, and any question be one of none of the topics. */
const open: ReadonlySet<ActLabel> = new Set(["tell", "ask.other", "chat"]);

/**
 * Whether the caller's own words bear a label out. A yes needs words of agreement, and nothing is safe that tells of a danger. Pure.
 *
 * @param quoted the words that it was said of
 */
export function isSupportedByWords(
  label: ActLabel,
  quoted: Utterance,
  { whole, prompt }: { whole: Utterance; prompt: PromptKind },
): boolean {
  if (label === "yes") return agreesInWords(quoted, [0]);
  if (label === "safe" && isTold(quoted)) return false;
  if (open.has(label)) return true;
  const waiting = mayBeOfList.has(label) ? readWaiting(whole, [whole], "") : null;
  if (label === "want.leave_waitlist")
    return waiting ? waiting.tells === "leaves" : isAnyOf(ofList, whole) && isAnyOf(ofLeaving, whole);
  if (waiting && !(label !== "want.waitlist" && isAnyOf(ofOthers, quoted))) return false;
  if (label === "drop" && isThatAll(whole)) return true;
  const needed = leastOf[label] ?? least;
  return [quoted, whole].some((words) => (likelihoodsOf(words, prompt).get(label) ?? 0) >= needed);
}

/** Whoever leaves the list is put on none, and gives up a visit, or calls, only where they speak of those. */
const mayBeOfList: ReadonlySet<ActLabel> = new Set([
  ...(["want.leave_waitlist", "want.waitlist", "want.cancel", "want.no_calls"] as const),
]);
const isAnyOf = (some: ReadonlySet<string>, { words }: Utterance): boolean =>
  words.some(({ word }) => some.has(word));

const isThatAll = ({ text }: Utterance): boolean => readThatIsAll(text).length > 0;
/** Of taking leave, at least so likely. */
const leastLeave = 0.3;
const leaving: readonly ActLabel[] = ["bye", "no", "thanks"];

const ofList = wordSet("list lists waitlist");
const ofLeaving = wordSet(
  "off out remove removed delete leave leaving longer needed anymore more cancel else elsewhere scratch cross withdraw drop",
);
const ofOthers = wordSet("appointment appointments booking visit it call calls ring ringing text texts");

/** One of these at least is said where something comes beside or in place of something else. */
const wordsOf: Partial<Record<Wording, ReadonlySet<string>>> = {
  beside: wordSet("another also too second extra more both plus well additional again other two"),
  instead: wordSet("instead rather swap change changed switch make actually other different than"),
  same_visit: wordSet("same both together once while too also well time then plus combine combined one"),
  own: wordSet("mine my me myself own i"),
};

/** The same of what is heard by its wording: that a call is over, or that nobody need ring, is not believed without it. */
export function isWordingSupported(
  wording: Wording,
  { whole, prompt }: { whole: Utterance; prompt: PromptKind },
): boolean {
  if (wording === "reach.none") return isNotRung(whole);
  const floor = wordsOf[wording];
  if (floor) return whole.words.some(({ word }) => floor.has(word));
  if (wording !== "that_is_all" || isThatAll(whole)) return true;
  const likely = likelihoodsOf(whole, prompt);
  return leaving.some((label) => (likely.get(label) ?? 0) >= leastLeave);
}
