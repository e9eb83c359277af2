import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { MedicineOf } from "../acts/of-danger.ts";
import { isOfWriting } from "../asked/read-whether.ts";
import { type Found, sure } from "../found.ts";
import { medicineNamed } from "../learned/health-words.ts";

/**
 * Whether a medicine is to be taken: the one question that comes before any other it stands beside. 'Do I skip the heart tablet', 'can I have
 * some more with dinner', 'I take more tonight, is ok'. What is meant by 'it' or 'the next one' is what was told on this call.
 */
const may =
  "(do|does|should|shall|can|could|may|might|must|would|will|need|ok|okay|alright|fine|safe|allowed|supposed|meant|whether|if|better|so|say)";
const who = "(i|he|she|we|they|you|him|her|me|mum|dad|to)";
const putBack = "(are|do|did|does|so|is) ..1 (you|that|it) ..1 (saying|mean|meaning|telling|say|said)";
const more = "(more|another|extra|second|again|next)";

type About = "stop" | "more" | "take";
const find = toFinder<About>([
  {
    means: "stop",
    say: [
      `${may} ..2 ${who} ..3 (stop|stopping|skip|skipping|miss|cease|pause|quit|avoid|drop)`,
      `${may} ..3 (stopping|skipping|missing)`,
      `${may} ..2 ${who} ..3 (leave|leaving|left|hold|keep|lay|come|go|be) ..4 (off|out)`,
      `${may} ..2 ${who} ..3 (not|without) ..2 (take|taking|have)`,
      // By whoever is at home in another language: 'so no stop the tablet'.
      "(so|then) ..2 (no|not|never) ..1 (stop|stopping|skip|skipping)",
      "(stop|skip) ..2 (yes|ok|okay|right|no) ..1 $",
    ],
  },
  {
    means: "more",
    say: [
      `${may} ..2 ${who} ..3 (take|have|get|pop|use|give|double|up) ..4 ${more}`,
      `${may} ..3 (have|having|take|taking) ..2 ${more}`,
      `(ok|okay|alright|fine|safe) ..4 (take|have) ..3 ${more}`,
      `(take|have) ..2 ${more} ..6 (ok|okay|alright|yes|safe|right)`,
      "how (many|much) ..3 (can|could|should|am|is) ..4 (take|have)",
      "how (many|much) more",
      "(how|when|what|is|are|was|were) ..6 too (many|much)",
      "(maximum|max|limit|most) ..6 (take|have|dose|day|safe)",
      "(take|have) ..1 (more|another) ..2 (tonight|today|now|tomorrow|yet|before|after)",
    ],
  },
  {
    means: "take",
    say: [
      `${may} ..2 ${who} ..3 (take|keep|have|continue|carry|give|stay|use|finish|go|be) ..3`,
      `(ok|okay|alright|fine|safe) to ..1 (take|have|keep|give|use)`,
      "(just|still) ..1 (keep|keeps|keeping) ..1 (taking|having|on)",
      "(what|how) about (my|the|his|her)",
      "what do i do ..2 (with|about)",
    ],
    unless: ["why ..4 not", "why not"],
  },
]);
/** Of verbs that are of anything: what is taken must be a medicine by its own word. */
const findTaking = toFinder<true>([
  {
    means: true,
    say: [
      "(take|taking|takes|skip|skipping|stop|stopping|miss|finish|continue|dose|tablet|pill)",
      "leave (it|them|that) (off|out)",
      "next one",
    ],
    unless: [
      "(take|takes|taking) ..2 (long|card|cash|time|medicare|insurance|appointment|booking|message|look|place)",
    ],
  },
]);
const findLeftover = toFinder<true>([
  {
    means: true,
    say: [
      "(left over|leftover|leftovers|old|dogs|dog|cats|cat|somebody elses|someone elses|mates|friends|husbands|wifes|mums|dads|partners|sisters|brothers) ..4 (antibiotic|antibiotics|tablet|tablets|pill|pills|medicine|meds|painkillers|codeine|endone|amoxicillin|amoxil|valium)",
      "(antibiotic|antibiotics|tablet|tablets|pills|medicine|meds|painkillers|codeine|endone|amoxicillin|amoxil|valium) ..4 (left over|leftover|left from|from last time|from before|of the dogs)",
    ],
  },
]);
/** 'Stop or no stop', 'I must stop it today, yes': a choice, or a tag, which the clauses cut off. */
const findChoice = toFinder<true>([
  {
    means: true,
    say: [
      "(stop|stopping|skip|skipping) ..3 or ..3 (no|not|keep|take|continue|stay|go)",
      "(keep|keeping|take|taking|continue|stay) ..4 or ..3 (stop|skip|leave|no|not)",
      `${who} ..1 (must|should|have to|need to|can|gotta|got to) ..1 (stop|skip|leave) ..5 (yes|no|right|ok|okay|correct|true)`,
    ],
    unless: [
      "bleeding ..1 (stop|stopped)",
      "stop or ..3 (bleeding|go to|go home)",
      "(take|taking) ..3 (long|card|cash|appointment|visit|morning|time)",
    ],
  },
]);
/** Put back to us, which the clauses cut off as well: 'are you saying | she should leave off the blood thinner'. */
const findPutBack = toFinder<About>([
  {
    means: "stop",
    say: [
      `${putBack} ..4 (stop|stopping|skip|skipping|miss|cease|pause|quit|avoid|drop)`,
      `${putBack} ..4 (leave|leaving|hold|keep|lay|come|go|be) ..4 (off|out)`,
      `${putBack} ..4 (not|no) ..2 (take|taking|have|having|give|giving)`,
    ],
  },
  { means: "take", say: [`${putBack} ..4 (take|taking|keep|keeping|continue|stay|finish)`] },
]);
/** A pronoun or a number in the place of what was told. */
const pointing: ReadonlySet<string> = new Set(
  "it them that one ones those these more another some any".split(" "),
);

/** `isMedicated`: one was told of before on this call. */
export function readMedicineQuestions(
  whole: Utterance,
  parts: readonly Utterance[],
  isMedicated: boolean,
): readonly Found[] {
  const inWhole = medicineNamed(whole.words);
  const [choice] = findChoice(whole);
  const [again] = findPutBack(whole);
  const asked = choice ? { ...choice, value: "stop" as const } : again;
  if (asked && (inWhole !== null || (choice && isMedicated))) {
    const of = inWhole === null || inWhole === "any" ? "unnamed" : inWhole;
    const { span } = heardBetween(whole, asked.from, asked.to);
    return [{ act: { kind: "medicine_question", of, about: asked.value }, span, certainty: sure }];
  }
  const isLeftover = findLeftover(whole).length > 0;
  return parts.flatMap((part): readonly Found[] => {
    const [asked] = find(part);
    // 'So you've got the penicillin down': of what was written, and nothing that is taken.
    if (!asked || isOfWriting(part.words.map(({ word }) => word).join(" "))) return [];
    const own = medicineNamed(part.words);
    const isPointed =
      part.words.some(({ word }) => pointing.has(word)) &&
      (findTaking(part).length > 0 || (inWhole !== null && isHaving(part)));
    const isMore = asked.value === "more" && inWhole !== null;
    // 'Do I get a discount on my tablets' names one, and takes none.
    if (own === null && !isMore && !(isPointed && (inWhole !== null || isMedicated))) return [];
    if (own !== null && findTaking(part).length === 0 && !isHaving(part)) return [];
    const named = own ?? inWhole;
    const of: MedicineOf = isLeftover ? "leftover" : named === null || named === "any" ? "unnamed" : named;
    const { span } = heardBetween(part, asked.from, asked.to);
    return [{ act: { kind: "medicine_question", of, about: asked.value }, span, certainty: sure }];
  });
}

const takes: ReadonlySet<string> = new Set(
  "take taking have having has use give keep on off go come get too max maximum limit".split(" "),
);
const isHaving = ({ words }: Utterance): boolean => words.some(({ word }) => takes.has(word));
