import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { MedicineOf } from "../acts.ts";
import { type Found, sure } from "../found.ts";
import { medicineNamed } from "../learned/health-words.ts";

/**
 * Whether a medicine is to be taken: the one question that comes before any other it stands beside. 'Do I skip the heart tablet', 'can I have
 * some more with dinner', 'I take more tonight, is ok'. What is meant by 'it' or 'the next one' is what was told on this call.
 */
const may =
  "(do|does|should|shall|can|could|may|might|must|would|will|need|ok|okay|alright|fine|safe|allowed|supposed|meant|whether|if|better|so|say)";
const who = "(i|he|she|we|they|you|him|her|me|mum|dad|to)";
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
  const isLeftover = findLeftover(whole).length > 0;
  return parts.flatMap((part): readonly Found[] => {
    const [asked] = find(part);
    if (!asked) return [];
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
  "take taking have having has use give keep on off go come get".split(" "),
);
const isHaving = ({ words }: Utterance): boolean => words.some(({ word }) => takes.has(word));
