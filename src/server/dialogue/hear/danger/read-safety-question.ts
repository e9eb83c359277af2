import { toFinder } from "../../phrase.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { CheckWord, SafetyQuestion } from "../acts/of-danger.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";

/**
 * What somebody asks of the danger itself: 'does that count', 'am I going to be all right', 'should I wake mum', 'what does wheezing mean'. A
 * sign that stands in such a question is asked about, and told by nobody.
 */

const terms: Readonly<Record<CheckWord, string>> = {
  wheezing: "(wheezing|wheeze|wheezy|weezing|wheesing)",
  dribbling: "(dribbling|dribble|drooling)",
  drowsy: "(drowsy|drowsiness)",
  oozing: "(oozing|ooze|seeping)",
  face: "(the face|face|face or tongue)",
  crown: "(crown|the crown)",
  gauze: "(gauze|gorze)",
  clot: "(clot|clots)",
  airway: "(airway|airways|windpipe)",
  allergic: "(anaphylaxis|anaphylactic|allergic reaction)",
  epipen: "(epipen|epi pen|adrenaline pen|injector)",
  "emergency department": "(emergency department|emergency room|casualty)",
  healthdirect: "(healthdirect|health direct)",
  poisons: "(poisons information centre|poisons centre|poisons line)",
};
/** Behind these stands what is not understood. */
const meaning = (term: string): readonly string[] => [
  `what ..1 (does|do|is|are|did|was) ..2 ${term} (mean|means|meaning|be|is|even|exactly|actually|$)`,
  `what ..2 (mean|means|meaning) ..2 ${term}`,
  `(not|never) ..2 (know|understand|sure|heard|get) ..4 ${term}`,
  `${term} (what is|what are|what does) ..1 (that|it|they|mean)`,
  `(what|how) ..4 (look|sound|feel) ..2 ${term}`,
  `(what|which) (part|bit|end|side|one) ..1 (is|are) ..1 ${term}`,
];
const findMeaning = toFinder<CheckWord>(
  (Object.keys(terms) as readonly CheckWord[]).map((word) => ({
    means: word,
    say: [
      ...meaning(terms[word]),
      `what (is|are) (a|an|the)? ${terms[word]} $`,
      `${terms[word]} (mean|means) $`,
    ],
    // 'I don't know if he's wheezing' doubts it.
    unless: [
      `(know|sure|understand) (if|whether|that) ..4 ${terms[word]}`,
      `(he|she|i|they) (is|am|are|was) ..1 ${terms[word]}`,
    ],
  })),
);

const who = "(i|he|she|they|we|you|it|this|that|kid|baby|bub|boy|girl|mum|dad|nan|pop)";
const well = "(ok|okay|alright|all right|fine|good|safe)";
const kin =
  "(mum|mummy|mom|dad|daddy|nan|nana|gran|grandma|pop|grandad|grandpa|aunty|uncle|brother|sister|husband|wife|missus|hubby|partner|neighbour|teacher|carer|nurse|him|her|them|somebody|someone|anyone|anybody|grown up|adult)";

const find = toFinder<SafetyQuestion>([
  {
    means: "counts",
    say: [
      "(does|do|would|will|might|should|is|are) ..8 count ..1",
      "(does|do|would) ..6 (qualify|matter as|class as|class)",
      "(is|are|would) ..6 (counted|counting|classed|considered|classified) ..1 (as)?",
      "(is|are) (that|this|it) what you (mean|meant|are asking)",
      "(is|are) (that|this|it|those) (one of|part of) (them|those|that|the signs)",
    ],
    unless: ["(not|never) count", "blood count", "(how|what) many"],
  },
  {
    means: "harm",
    say: [
      `(am|is|are|will|would|could|can|might) ${who} ..3 (die|dying|cark it|choke|suffocate)`,
      `(am|is|are) ${who} (going to|gonna) ..2 (die|be ${well}|get worse|choke)`,
      `(will|would|is|are|am) ${who} ..1 (be|going to be|gonna be) ..1 ${well}`,
      `(is|are|was|could|can) (it|that|this|they|these) ..3 (dangerous|harmful|deadly|fatal|poisonous|toxic|life threatening|serious|bad for)`,
      `(will|would|can|could|does|do) (it|that|this|they) ..2 (hurt|harm|kill|poison|damage) (me|him|her|us|them|you|kid|baby|anyone|anybody)`,
      "how (dangerous|serious|bad) is",
      "(do|should) i need to ..1 (worry|panic)",
      "(should|do) (i|we) ..1 (be|get) ..1 (worried|worrying|scared|panicking)",
    ],
    unless: [
      `(if|when) ..3 (die|dying)`,
      "(dying|die) (to|for|of) ..2 (know|see|have|get|laughing|embarrassment)",
      "(is|will|would|are) (it|that|this) (be)? ..1 (ok|okay|alright|all right|fine|good) (if|to|with|for|that|then)",
      "(tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|appointment|booking|visit|time|o'clock)",
    ],
  },
  {
    means: "contents",
    say: [
      "(what|whats) ..2 in (it|them|that|there|those)",
      "(what|which) (kind|sort|type|brand|strength) ..4",
      "(is|are|does|has) (there|it|they|that) ..2 (fluoride|alcohol|chemicals|poison|bleach|lead|mercury)",
      "(do|should|shall) i ..3 (packet|bottle|tube|box|container|label)",
      "how much ..4 (too much|dangerous|bad|toxic|safe)",
    ],
    unless: ["(appointment|visit|booking|dentist|mouth)"],
  },
  {
    means: "fetch",
    say: [
      `(should|shall|do|can|must|could|would|will) (i|we) ..3 (wake|get|fetch|tell|grab|find|ring|call|text) ..2 ${kin}`,
      `(is it|am i) ..3 (wake|waking|get|tell) ..2 ${kin}`,
    ],
    unless: [
      "(ambulance|triple|000|doctor|gp|hospital|dentist|healthdirect|poisons)",
      // What somebody is to be made to do is another question.
      `(get|tell|ring|call|text|find) ..2 ${kin} ..1 (to|in|back|that|about|a|up|out|off|on)`,
      "(appointment|booking|booked|visit)",
    ],
  },
]);

/** What is asked, at its words; one of a kind. */
export function readSafetyQuestions(parts: readonly Utterance[]): readonly Found[] {
  const all = parts.flatMap((part): readonly Found[] => [
    ...findMeaning(part).map(({ value, from, to }) => asked(part, from, to, { of: "meaning", word: value })),
    ...find(part).map(({ value, from, to }) => asked(part, from, to, { of: value })),
  ]);
  return all.filter(
    ({ act }, at) =>
      all.findIndex((each) => "of" in each.act && "of" in act && each.act.of === act.of) === at,
  );
}

function asked(
  part: Utterance,
  from: number,
  to: number,
  about: { of: SafetyQuestion; word?: CheckWord },
): Found {
  // What counts is named behind it as well as before: 'does that count as the face swelling'.
  const rest = part.words.slice(to, to + longestNamed);
  const stop = rest.findIndex(({ word }) => parted.has(word));
  const until = about.of === "counts" ? to + (stop < 0 ? rest.length : stop) : to;
  return {
    act: { kind: "aid_subject", ...about },
    span: heardBetween(part, from, until).span,
    certainty: sure,
  };
}

const longestNamed = 7;
const parted = wordSet("and but or because cos so i he she they");

/** With the sign that is asked about, which stands in the words of the question. */
export const withSigns = (questions: readonly Found[], signs: readonly Found[]): readonly Found[] =>
  questions.map((each) => {
    const sign = signs.find((other) => other.act.kind === "not_right" && isWithin(other.span, each.span));
    return each.act.kind === "aid_subject" && sign?.act.kind === "not_right"
      ? { ...each, act: { ...each.act, sign: sign.act.sign } }
      : each;
  });

/** Signs that are told, and not only asked about. */
export const toldBeside = (signs: readonly Found[], questions: readonly Found[]): readonly Found[] =>
  signs.filter(({ span }) => !questions.some((each) => isWithin(span, each.span)));

/** Whoever asks so is not frightened, in doubt or in want of a repetition by that question alone. */
export const isOfQuestion = ({ act, span }: Found, questions: readonly Found[]): boolean =>
  ofQuestion.has(act.kind) && questions.some((each) => overlaps(each.span, span));
const ofQuestion: ReadonlySet<Found["act"]["kind"]> = new Set(["distress", "unsure", "explain", "repeat"]);

const isWithin = (inner: Span, outer: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1];
