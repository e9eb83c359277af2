import { cardinals } from "#kernel/number-words.ts";
import { spellsKnown } from "../../who/names/spelled/respell.ts";
import { namesOther } from "../../who/read-party.ts";
import type { Utterance } from "../../words.ts";
import type { ActLabel, PromptKind } from "../acts/labels.ts";
import { agreesInWords, hangsOnQuestion, onlyLeadsOver } from "../agreement.ts";
import { isQuestionForm, isRequestForm, isStatement } from "../asked/question-form.ts";
import { asksOfOutcome } from "../asked/read-whether.ts";
import type { Stretch } from "../clauses.ts";
import type { HearContext } from "../context.ts";
import { isTold } from "../danger/read-danger.ts";
import type { Found } from "../found.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import { areBystanders, type Bystanders } from "../people/bystanders.ts";
import { isFormOfAddress, tellsOwnTeeth } from "../people/read-people.ts";
import { asksForUs, hopesForUs, namesDentist, personAskedFor } from "../read-wrong-number.ts";
import { isNotRung, isStillRung } from "../told/read-contact-preference.ts";
import { wantsNoMore } from "../told/read-opt-out.ts";
import { isDenied } from "../wish-words.ts";

/** Which of the labels that were learned may be right in the light of all that was said: each is ruled out by itself. */

export interface Wording {
  utterance: Utterance;
  context: HearContext;
  stretches: readonly Stretch[];
  /** The words of each stretch. */
  parts: readonly Utterance[];
  who: readonly Found[];
  bystanders: Bystanders;
  /** Nothing but a name was said. */
  isOfName: boolean;
  /** The stretches were cut with more in view than the wording. */
  isCutAnew: boolean;
}

export function mayBeRight({
  utterance,
  context,
  parts,
  who,
  bystanders,
  isOfName,
}: Wording): (read: ReadLabel<ActLabel>) => boolean {
  const isLeading = offering.has(context.prompt ?? "open") && onlyLeadsOver(parts);
  const isOpen = hangsOnQuestion(utterance);
  const isOfCaller = who.some(({ act }) => act.kind === "name" && act.role === "caller");
  const isSpelledAgain = context.nameSoFar !== undefined && spellsKnown(context.nameSoFar, utterance);
  const isTheirs = tellsOwnTeeth(utterance);
  const asksForPerson = utterance.words.length <= mostOfAsking && personAskedFor(utterance) !== null;
  const leastOther = isTheirs ? certain : sureOfOther;
  const isAddressed = utterance.words.some((_, at) => isFormOfAddress(utterance.words, at));
  const isAgreed = () => agreesInWords(utterance, startsOf(utterance, parts));
  return ({ label, clause, certainty }) => {
    const part = parts[clause];
    if (isOfName && label.includes(".")) return false;
    if (isDenied(label, part ? wordsOf(part) : "")) return false;
    // 'Is Shirley in' asks after nobody's visit.
    if (ofVisits.has(label) && asksForPerson) return false;
    switch (label) {
      case "yes":
        return !(clause === 0 && isLeading) && (context.prompt !== "read_back" || (isAgreed() && !isOpen));
      case "wrong_number":
        return (
          !hopesForUs(utterance.text) &&
          !asksForUs(utterance.text, context.clinicName ?? "") &&
          personAskedFor(utterance) === null &&
          (certainty >= certain || !namesDentist(utterance.text))
        );
      case "correct":
        return !isSpelledAgain;
      // 'Yes, book it', said once more, takes nothing back.
      case "undo":
        return certainty >= certain || !booksIt.test((part ?? utterance).text);
      case "ask.hours":
      case "ask.length":
      case "ask.services":
      case "ask.suitability":
        return part === undefined || !isStatement(part);
      // 'Is there someone I can talk to' wants somebody here.
      case "ask.help_number":
        return context.prompt === "danger" || asksForLine.test(utterance.text);
      case "safe":
        return certainty >= surelySafe || !isTold(part ?? utterance);
      case "want.no_calls":
        return (
          wantsNoMore(utterance) &&
          !isNotRung(utterance) &&
          !isStillRung(utterance) &&
          !(certainty < certain && asksOnly(part))
        );
      case "want.callback":
        return !isNotRung(utterance) && !(certainty < certain && asksOnly(part));
      case "ask.done":
        return !asksOfOutcome(utterance);
      case "want.person":
        return personAsked.test(utterance.text) || !(certainty < certain && asksOnly(part));
      case "want.message":
        return !(certainty < certain && asksOnly(part));
      case "more_people":
        return mayBeMore(utterance, who);
      case "other_person":
        return (
          !areBystanders(utterance, bystanders) &&
          !((isOfCaller || isTheirs) && certainty < (isOfCaller ? leastOther : sureOfOther)) &&
          // 'No worries mate, can I book a clean'
          !(isAddressed && certainty < certain && !speaksOfOthers(utterance, who)) &&
          // Whoever has said who they are, or calls it theirs, and speaks of nobody else speaks of themselves.
          !((isOfCaller || (isTheirs && certainty < certain)) && !speaksOfOthers(utterance, who))
        );
      default:
        return true;
    }
  };
}

/** 'Does somebody ring the day before': asked whether it is so, and asked for by nobody. */
export const asksOnly = (part: Utterance | undefined): boolean =>
  part !== undefined && isQuestionForm(part) && !isRequestForm(part);

const asksForLine =
  /\b(?:numbers?|lines?|hotlines?|helplines?|service|ring|call|phone|dial|after[- ]?hours|emergency|nurse|poisons?|crisis|suicid\w*)\b/i;

/** By kin, by name, by 'he' or 'somebody'. */
export function speaksOfOthers(utterance: Utterance, who: readonly Found[]): boolean {
  const words = utterance.words.filter((_, at) => !isFormOfAddress(utterance.words, at));
  return (
    namesOther({ ...utterance, words }) ||
    who.some(({ act }) => act.kind === "name" && act.role !== "caller") ||
    words.some(({ word }) => othersWords.has(word.replace(/['’].*$/, "")))
  );
}
const othersWords: ReadonlySet<string> = new Set(
  `he she they him her them his hers their theirs someone somebody anyone another other others else both patient client resident student
   mate friend lady bloke fella guy woman man girl boy tenant behalf`.split(/\s+/),
);

/** 'He can only do Fridays' tells more of whoever was spoken of: nobody comes besides but by kin, by name, by number or as one of several. */
const mayBeMore = (utterance: Utterance, who: readonly Found[]): boolean =>
  namesOther(utterance) ||
  who.some(({ act }) => act.kind === "name") ||
  /\bas well\b/i.test(utterance.text) ||
  utterance.words.some(
    ({ word }, at) =>
      (severalWords.has(word.replace(/['’].*$/, "")) || cardinals.has(word)) &&
      !isOfTime(utterance.words, at),
  );
/** 'Tuesdays and Thursdays after five' tells when, and of nobody. */
const isOfTime = (words: Utterance["words"], at: number): boolean => {
  const [before = "", word = "", behind = ""] = [at - 1, at, at + 1].map((each) => words[each]?.word);
  return word === "and" ? isDay.test(before) && isDay.test(behind) : beforeHour.has(before);
};
const isDay =
  /^(?:on|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?|mornings?|afternoons?|arvos?|evenings?)$/;
const beforeHour: ReadonlySet<string> = new Set([
  "after",
  "before",
  "at",
  "till",
  "until",
  "by",
  "from",
  "past",
]);
const severalWords: ReadonlySet<string> = new Set(
  `we us our ours they them their theirs both all each every everybody everyone other others another else second third also too plus extra
   more couple family pair twins lot rest same and together besides someone somebody anyone anybody people person mate friend`.split(
    /\s+/,
  ),
);

export const wordsOf = ({ text, words }: Utterance): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? text.length);

/** 'Is there someone I could talk to' is asked for a person, in the form of a question. */
const personAsked =
  /\b(?:is|isn['’]?t) there (?:a |an )?(?:some(?:one|body)|any(?:one|body)|person|human|real person)(?: there| here| else| in)? (?:that |who |whom )?(?:i|we)(?: can| could| might|['’]d be able to| may)? (?:talk|speak|chat)\b/i;

/** Where something was offered that may be passed over; what is read back is answered or not. */
const offering: ReadonlySet<PromptKind> = new Set(["shall_i", "offer", "one_offer"]);

const surelySafe = 0.95;

/** Beside the caller's own name somebody else is meant only surely. */
const sureOfOther = 0.7;
/** … and beside their own teeth hardly ever. */
const certain = 0.98;
const booksIt =
  /^(?:\W|yes|yeah|yep|please|just|go|on|and|ahead|so)*\b(?:book|lock|put) (?:it|that|me|them|us|her|him)\b/i;

/** Where each clause begins, as an index into the words. */
const startsOf = ({ words }: Utterance, parts: readonly Utterance[]): readonly number[] =>
  parts.map((part) => words.findIndex(({ start }) => start === part.words[0]?.start));
/** 'Good morning, is Shirley in today please' and no more. */
const mostOfAsking = 8;
const ofVisits: ReadonlySet<ActLabel> = new Set([
  ...(["want.check", "want.confirm", "want.book", "want.move", "want.cancel", "ask.done"] as const),
]);
