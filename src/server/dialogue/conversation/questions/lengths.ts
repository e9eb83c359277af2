import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { wordsOf } from "./notes.ts";
import { known, type Told } from "./told.ts";

/**
 * How long something takes. The settings know how long a kind of visit is booked for; how long a laboratory needs, or how
 * long a treatment holds, only the clinic's own words or the team can tell.
 */
export function lengthAsked(state: LiveState, heard: Understanding): Told | null {
  const { text } = heard;
  const isOfMaking = ofMaking.test(text);
  if (!ofLength.test(text) && !(isOfMaking && untilMade.test(text))) return null;
  if (isOfMaking) return known(written(state, text) || answers.makingNotKnown, "");
  if (ofHolding.test(text)) return known(written(state, text) || answers.notKnown, "");
  return known(lengthOfVisit(state, heard), "");
}

const ofLength =
  /\bhow (?:long|much time)\b(?!.*\b(?:wait|waiting|until|ago|since)\b)(?:.*\b(?:take|takes|last|lasts|go for|goes for|(?:be|am i|are we) (?:in )?(?:there|the chair)|appointments?|visits?|allow|set aside|be ready)\b| (?:is|are) (?:an?|the|that|this|it)\b)/i;

const work =
  "crowns?|bridges?|dentures?|veneers?|implants?|plates?|retainers?|mouth ?guards?|splints?|aligners?|night ?guards?|caps?";
const ofMaking =
  /\b(?:to|be|get|getting|being) (?:make|made|ready|finished|manufactured|fabricated|back)\b|\bmak(?:e|ing) (?:it|one|them|a|an|the|my)\b|\b(?:lab|laboratory)\b|\b(?:come|comes|arrive|arrives|ready)\b/i;
/** 'How long till my crown is ready', which other waiting is not. */
const untilMade = new RegExp(`\\bhow (?:long|much longer)\\b.*\\b(?:${work})\\b`, "i");
/** 'How long do implants last' is not asked of a visit. */
const ofHolding = new RegExp(
  `\\b(?:${work}|fillings?|whitening|bonding|root canals?)\\b.*\\blasts?\\b|\\blasts?\\b.*\\b(?:${work}|whitening)\\b`,
  "i",
);

/** A sentence of the clinic's that names the thing and a span of time. */
function written({ facts, topic }: LiveState, text: string): string {
  const words = new Set(
    [...wordsOf(text), ...wordsOf(topic?.heard ?? "")].filter((word) => !ofTaking.test(word)),
  );
  return answers.fromAdditionalInfo(
    facts,
    (sentence) =>
      /\b(?:days?|weeks?|months?|years?|fortnight|hours?)\b/i.test(sentence) &&
      wordsOf(sentence).some((word) => words.has(word)),
  );
}
const ofTaking = /^(?:long|last|lab|laborator|ready|mak|much|cost|price)$/;

/** What is asked about now wins over what is being booked, and nothing is told of another treatment than was asked about. */
function lengthOfVisit({ facts, draft, topic }: LiveState, { visit }: Understanding): string {
  const isStandIn = visit?.value === "General Consultation" && !ofConsultation.test(visit.heard);
  if (visit && isStandIn) return answers.lengthOfFirstVisit(facts, visit.value);
  return answers.lengthOf(facts, (visit ?? draft.visit ?? topic)?.value ?? null);
}

/** Fillings and crowns have no type of their own: the dentist looks first. */
const ofConsultation =
  /\bcheck|\bexam|\bconsult|\bgeneral\b|\broutine\b|\bnew patient|\bfirst\b|\blook\b|\bopinion\b/i;
