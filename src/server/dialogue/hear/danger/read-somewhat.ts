import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import { type Found, type Span, sure } from "../found.ts";

/**
 * Answers to a question of danger that are neither yes nor no: 'a bit', 'it hurts to', 'only when I lie down' are a measure of
 * what was asked, and lean to yes; 'not really', 'she says she's fine' lean to no, and are no plain one.
 */

const well =
  "(fine|ok|okay|alright|all right|good|well|right|better|normal|normally|easier|eased|eases|easing|settled|settling|slowed|slowing|stopped)";
const denied = "(no|not|never|without|nor|neither|none|nothing|nah|nope)";

const find = toFinder<"yes" | "no">([
  {
    means: "no",
    say: [
      "not ..1 (really|much|very|especially|particularly|terribly|overly)",
      "not (too|that|so) (bad|badly|much|hard)",
      "(no|not) ..1 (more|worse) than (usual|normal|before|always)",
      "hardly (any|anything|at all)",
      `(think|thinks|thought|reckon|reckons|guess|suppose|says|said|saying|seems|seem|looks|hopefully|apparently|probably|maybe|perhaps) ..4 ${well}`,
    ],
  },
  {
    means: "yes",
    say: [
      "(bit|little|slightly|somewhat|touch|tad|kinda|sorta|partly|fairly|quite|smidge|smidgen)",
      "(sort|kind) of",
      "(says|said|nods|nodded|nodding) ..1 (yes|yeah|yep)",
      "(maybe|possibly|perhaps|probably|could be|might be)",
      "(guess|suppose|think|reckon|imagine) ..1 (so|it is|it does|she is|he is|yes|yeah)",
      "^ (i|we)? (guess|suppose) $",
      "(barely|hardly|just about|only just|nearly)",
      "(managing|manage|getting there)",
      "(sometimes|now and then|now and again|on and off|off and on|comes and goes|at times)",
      "(hurts|hurting|sore|painful|aches) (to|when|if)",
      "(harder|worse|worsening|tricky|difficult|struggle|struggles|struggling)",
      "(only|just) (when|if|with|at)",
      "^ (when|if)",
      "^ ..1 (it|he|she|they|i|that) (is|does|do|are|am|has|can not|cannot|will not) (really|actually|yeah|yes|mate|love)? $",
      "not (great|good|the best|well|right|normal|normally|properly|easy|easily)",
    ],
    unless: [`${denied} ..3 (bit|little|difficult|tricky|harder|worse|struggling)`],
  },
]);
/** What is felt of a danger's signs; pain is none of them. */
const felt =
  "(tight|tighter|tightness|hard|harder|hardness|firm|stiff|stiffer|stiffness|puffy|puffed|puff|puffing|swollen|swelling|swelled|thick|lump|lumpy|full|fat|trickle|trickling|trickles|dribble|dribbles|dribbling|drool|drooling|running|runs|pouring|dripping|bleeding|dizzy|woozy|wheezy|wheezing|funny|fuzzy|foggy|groggy|drowsy|sleepy|dopey|confused|muddled|heavy|heaviness|pressure|hoarse|croaky|raspy|itchy|hives|tricky|struggling|struggle|difficult|difficulty|weak|slurry|slurred|shaky|faint|short|closing|closed|sticking|stuck|blocked|pushed|high|up)";
const measured =
  "(bit|little|slightly|slight|somewhat|touch|tad|kinda|sorta|kind of|sort of|partly|fairly|quite|smidge|small|mild|mildly|pretty|only|just|still|some)";
const place =
  "(chin|jaw|jawline|neck|throat|tongue|underneath|floor|breath|breathing|swallow|swallowing|chest|lips|eye)";
const isNot = "(not|never|without|less|nothing|none|no more|no longer|was|were|been|had|stopped)";

/**
 * What a 'no' or an 'it's fine' leaves of it: a measure of a sign, a sign at its place, or that it is as it was. 'No, it's only the tooth' leaves
 * nothing.
 */
const findLeft = toFinder<true>([
  {
    means: true,
    say: [
      `${measured} ..3 ${felt}`,
      `${felt} ..1 (still|though|tho|to)`,
      `${felt} ..4 ${place}`,
      `${place} ..4 ${felt}`,
    ],
    unless: [
      `${isNot} ..2 ${felt}`,
      `no ${felt}`,
      `${felt} ..2 (went|gone|going|down|settled|better)`,
      "(full|short|stuck|running|hard|only|just) ..1 (mouth|time|on|for|late|work|day|name|up for)",
      "up (to|for|with|at)",
    ],
  },
  {
    means: true,
    say: [
      "still",
      "(same|unchanged)",
      "no (better|different|change|difference)",
      "not (changed|better|improved|any better)",
    ],
    unless: [
      `still ..3 ${well}`,
      "still ..3 (sore|hurt|hurts|hurting|ache|aches|aching|pain|painful|throbbing|want|need|like|keen|come|coming|book|see|numb)",
      "same (time|day|thing|one|number|dentist|appointment|here)",
      "same as (normal|usual|ever|always|mine|yours|last)",
      "not still",
    ],
  },
]);
const findWell = toFinder<true>([{ means: true, say: [well], unless: [`${denied} ..1 ${well}`, "^ well"] }]);

/** Only in answer to a question of danger; what leans to no is read in the whole, since 'she reckons · I'm fine' are two clauses. */
export function readSomewhat(
  whole: Utterance,
  parts: readonly Utterance[],
  prompt: PromptKind,
): readonly Found[] {
  if (prompt !== "danger") return [];
  const toNo = find(whole).filter(({ value }) => value === "no");
  // 'A bit better', 'it's settled a little'
  const toYes = parts
    .filter((part) => findWell(part).length === 0)
    .map((part) => ({ part, found: find(part) }))
    .filter(({ found }) => found.every(({ value }) => value === "yes"))
    .flatMap(({ part, found }) => found.slice(0, 1).map(({ from, to }) => heardBetween(part, from, to)));
  const isLeft = (part: Utterance): readonly Found[] =>
    findLeft(part)
      .slice(0, 1)
      .map(({ from, to }) => toFound("yes", heardBetween(part, from, to).span, true));
  return [
    ...parts.flatMap(isLeft),
    ...toNo.slice(0, 1).map(({ from, to }) => toFound("no", heardBetween(whole, from, to).span)),
    ...toYes.map(({ span }) => toFound("yes", span)),
  ];
}

const toFound = (leans: "yes" | "no", span: Span, isLeft = false): Found => ({
  act: { kind: "somewhat", leans, ...(isLeft && { isLeft }) },
  span,
  certainty: sure,
});
