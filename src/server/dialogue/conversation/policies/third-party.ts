import { ask } from "#server/dialogue/conversation/asking.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { emptyDraft } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readCallerBusiness } from "#server/dialogue/what/read-caller-business.ts";
import { adultOfKin, anyOfYoung, aRelative, partnerOrFriend } from "#server/dialogue/who/kin.ts";

/**
 * Whoever says of himself that he is another adult's partner, employer or the like hears nothing of what that person has
 * booked, though he may know their name and number. A parent speaks for a child, and anybody may book anew.
 */
const relation = `(?:${partnerOrFriend}|ex|best friend|boss|manager|supervisor|employer|co-worker|landlord|teacher|coach|lawyer|solicitor|accountant|secretary)`;
const office =
  "(?:police(?: ?(?:man|woman|officer))?|detective|constable|sergeant|cop|lawyer|solicitor|journalist|reporter|(?:private )?investigator|debt collector|process server|insurer)";
/** Who was a partner once: no couple any more, though the number may be the same still. */
const former = "(?:ex|former)(?:[- ]?(?:wife|husband|hubby|partner|girlfriend|boyfriend|missus|fiancee?))?";
const declared = new RegExp(
  [
    `\\b(?:i'?m|i am|this is|it'?s|im) (?:just |only |actually )?(?:her|his|their|(?:[a-z]+ )?[a-z]+['’]s) (?:\\w+ )?${relation}\\b`,
    `\\b(?:i'?m|i am|this is|it'?s|im)(?: \\w+){0,3}? (?:from |with |calling from )?(?:an?|the) (?:\\w+ )?${office}\\b`,
    `\\b(?:i'?m|i am|calling|ringing|this is)(?: \\w+){0,3}? (?:from|with) (?:the police|her work|his work|their work|her employer|his employer|centrelink|a law firm)\\b`,
    `\\b(?:when|whens|what|which|has|is|if|whether|tell me|find out|know|check)\\b(?: [\\w'’]+){0,4}? my ${former}['’]?s (?:next |last |dental |dentist )?(?:appointments?|booking|visit|check.?up|clean(?:ing)?)\\b`,
    `\\b(?:when|what time|what day|has|is|if|whether)(?:['’]?s| is| does| has| did| was)? my ${former}(?! and i\\b)`,
    // 'Cancel my ex's appointment'
    `\\b(?:cancel\\w*|mov(?:e|ing)|chang(?:e|ing)|shift|push|reschedul\\w+|swap|switch|postpone)\\b(?: [\\w'’]+){0,4}? my ${former}(?:e?['’]?s)? (?:next |last |dental |dentist )?(?:appointments?|bookings?|visits?|check.?ups?|clean(?:ing)?|one|slot)\\b`,
    `\\b(?:appointment|booking|visit|one) (?:for|of) my ${former}\\b(?! and (?:i|me)\\b|['’])`,
    `\\b(?:cancel|move|change|shift|reschedule) my ${former}(?:e?['’]?s)\\W*$`,
    "\\b(?:she|he) works for me\\b|\\b(?:want|wanted|like|going|trying|planning) to surprise (?:her|him|them)\\b",
  ].join("|"),
  "i",
);
/** 'When is she coming in', 'has he got an appointment'. */
const asksOfOther =
  /\b(?:when|what time|what day|is|has|does|did|whether|if)\b(?: [\w'’]+){0,4}? (?:com(?:e|ing)|booked|appointments?|booking|visit|seen|there|turn(?:ed)? up|show(?:ed)? up|due|in(?= (?:on|today|tomorrow)))\b/i;

export function noteThirdParty(turn: Turn, heard: Understanding): Turn {
  const { text } = heard;
  const turned =
    declared.test(text) || readCallerBusiness(text) ? change(turn, { isThirdParty: true }) : turn;
  if (isOfAdult(turn.state, heard)) return change(turned, { isOfAdult: true });
  const isOfYoung = ofChild.test(text) || parent.test(text);
  const named = isOfYoung ? change(turned, { speaksForChild: true }) : turned;
  const isOfElse = isOwn(text) || ofChild.test(text);
  return named.state.isOfAdult && isOfElse ? change(named, { isOfAdult: false }) : named;
}

/**
 * 'My wife, has she got an appointment': the visit of another adult. It is dealt with for whoever rings from the number it was
 * booked with, as couples do, and for nobody else: a name and a number are what any acquaintance knows.
 * `patient`: whose it is, by the books or as the caller says.
 */
export function mayHearOfVisit(state: LiveState, patient = state.draft.name?.value.full ?? ""): boolean {
  const { isThirdParty, isOfAdult, draft, callerNumber } = state;
  if (isThirdParty) return false;
  const phone = draft.phone?.value ?? null;
  if (!isOfAdult || phone === null || phone === callerNumber) return true;
  // What was found as the caller's own, and is not, bears out nothing.
  return (state.knownNumbers ?? []).includes(phone) && !(state.foundFirst ?? []).includes(firstOf(patient));
}

const firstOf = (name: string): string => name.trim().toLowerCase().split(" ")[0] ?? "";

/** A number under which this call found a visit or booked one, of whoever may hear of it; `found`: whose visits those are. */
export function knowNumber(turn: Turn, phone: string | undefined, found: readonly string[] = []): Turn {
  const { knownNumbers = [], foundFirst = [] } = turn.state;
  return phone === undefined || knownNumbers.includes(phone)
    ? turn
    : change(turn, {
        knownNumbers: [...knownNumbers, phone],
        foundFirst: [...foundFirst, ...found.map(firstOf)],
      });
}

/** What is said of a visit, and the adult whose it is. */
function isOfAdult(state: LiveState, heard: Understanding): boolean {
  const { step, purpose } = state;
  const text = heard.text.replace(pairs, " ");
  const isAboutVisit =
    hasIntent(heard, "check_appointment", "cancel", "reschedule", "confirm_appointment") ||
    step.kind === "identifying" ||
    purpose === "cancel" ||
    purpose === "reschedule" ||
    asksOfOther.test(text);
  if (!isAboutVisit || isOwn(text) || parent.test(text)) return false;
  return theirVisit.test(text) || grownUp.test(text) || isOfThem(state, text);
}

/** 'Cancel that for her', of a visit that was told to whoever gave a name: the patient is somebody else, and no child. */
const isOfThem = ({ foundFirst = [], speaksForChild }: LiveState, text: string): boolean =>
  foundFirst.length > 0 &&
  !speaksForChild &&
  ((theirs.test(text) && !someone.test(text)) || foundFirst.some((first) => isSaidOf(first, text)));
/** 'Chloe's my wife' */
const isSaidOf = (first: string, text: string): boolean =>
  new RegExp(`\\b${first.replace(/[^\p{L}-]/gu, ".")}(?:['’]?s| is) ${adult}`, "iu").test(text);
const theirs = new RegExp(
  [
    "\\b(?:for|on behalf of) (?:her|him)\\b|\\bon (?:her|his) behalf\\b|\\b(?:it'?s|it is|that'?s|is) (?:hers|his)\\b",
    "\\b(?:her|his) (?:\\w+ )?(?:appointments?|bookings?|visits?|slots?|check-?ups?|cleans?|fillings?)\\b",
    "\\b(?:she|he) (?:can'?t|cannot|won'?t|isn'?t|is not|asked|told|wants|needs)\\b|\\b(?:she|he)(?:'s| is) (?:\\w+ )?(?:crook|sick|ill|unwell|not well|away|overseas|working|stuck|too busy)\\b",
  ].join("|"),
  "i",
);
/** Of whom it is said, where one is named in the same breath. */
const someone = new RegExp(`\\b${aRelative}\\b`, "i");

const adult = `(?:my|our|his|her|their|the) (?:\\w+ )?(?:${adultOfKin}|(?:grown[- ]?up|adult|grown|eldest adult) (?:\\w+[- ])?(?:son|daughter|child|kid|boy|girl)s?)\\b`;
const pairs = new RegExp(`\\b(?:${adult} and (?:i|me|myself)|(?:me|myself|i) and ${adult})`, "gi");
/** Theirs, and not only in the way of the caller's own: 'my wife has the car', 'my husband booked it for me'. */
const theirVisit = new RegExp(
  [
    `\\b${adult}(?:['’]s?|s)?(?: \\w+){0,3}? (?:appointments?|bookings?|visits?|slots?|check-?ups?|cleans?|fillings?)\\b`,
    `\\b${adult}(?:['’]s)?\\W+(?:[\\w'’]+\\W+){0,3}?(?:has|have|had|got|is|was|come|coming|comes|booked|due|supposed|can'?t|cannot|won'?t|wants?|needs?) (?:[\\w'’]+\\W+){0,5}?(?:appointment|booking|booked|in|coming|come|due|seen|cancel\\w*|mov\\w+|make)\\b`,
    `\\b(?:cancel|move|shift|change|reschedule|push|swap|switch|postpone|check|confirm)(?: the)?(?: (?:one|it|that|this|appointment|booking|visit))?(?: (?:for|of))? ${adult}`,
    `\\b(?:appointment|booking|visit|one) (?:for|of) ${adult}`,
    `\\b(?:it'?s|that'?s|is|for|under|and|when'?s|what time'?s) ${adult}(?:['’]s)?\\W*(?:name|one|too|as well|also|$)`,
    `\\bon behalf of ${adult}`,
    `\\b(?:he|she|they)['’]?s? .*\\b${adult}\\W*$|,\\W*${adult}\\W*$`,
  ].join("|"),
  "i",
);
const ofChild = new RegExp(`\\b(?:my|our|the) (?:\\w+ )?${anyOfYoung}(?:['’]s?)?\\b`, "i");
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
/** A child that is one no more: 'my daughter, she's twenty-six'. */
const grownUp = new RegExp(
  `\\b(?:son|daughter|boy|girl)\\b.*\\b(?:she|he|they)['’]?(?:s| is|re| are) (?:an adult|grown(?: up)?|(?:1[89]|[2-9]\\d|eighteen|nineteen|${tens})\\b)`,
  "i",
);
const parent = /\b(?:i'?m|i am|this is) (?:her|his|their) (?:mum|mom|mother|dad|father|parent|guardian)\b/i;
const isOfCaller =
  /\b(?:mine|my own|for me|for myself|my (?:\w+ )?(?:appointments?|bookings?|visits?|slots?|check-?ups?|cleans?|fillings?)|(?:i'?m|am i) (?:booked|coming|down|due)|i(?:'ve| have)(?: got)? an? (?:\w+ ){0,2}(?:appointment|booking))\b/i;

const isOwn = (text: string): boolean => isOfCaller.test(text.replace(notOwn, " "));
const notOwn = /\b(?:not|isn'?t|wasn'?t|ain'?t|never) (?:mine|my own|for me|for myself|my \w+)\b/gi;

/** Asked in the same breath: told at once that nothing can be told. So it is of a visit that turns out to be another adult's. */
export function answerThirdParty(turn: Turn, { text }: Understanding): Turn | null {
  const { isThirdParty, purpose } = turn.state;
  const atHand = visitAtHand(turn.state);
  if (atHand && !mayHearOfVisit(turn.state, atHand.patientName)) return refuseThirdParty(turn);
  if (!isThirdParty || purpose !== null || wishesToBook.test(text)) return null;
  return asksOfOther.test(text) ? refuseThirdParty(turn) : null;
}
const wishesToBook = /\b(?:book|make|schedule|get) (?:\w+ ){0,3}?(?:an?|in)\b/i;

/** What is about to be cancelled or moved. */
function visitAtHand({ step, moving }: LiveState): FoundAppointment | null {
  switch (step.kind) {
    case "confirming_cancel":
    case "confirming_move":
      return step.appointment;
    case "choosing_appointment":
      return step.found[0] ?? null;
    default:
      return moving;
  }
}

/** Not even whether there is an appointment. */
export function refuseThirdParty(turn: Turn): Turn {
  const { draft, purpose } = turn.state;
  const cleared = change(turn, { purpose: null, moving: null, draft: emptyDraft, misses: 0 });
  const told = say(cleared, onlyPatient);
  const wish = purpose === "cancel" ? ", to cancel it" : purpose === "reschedule" ? ", to move it" : "";
  const whose = draft.name ? ` (${draft.name.value.full})` : "";
  return ask(told, {
    kind: "offering_person",
    about: `Rang about the appointment of somebody else${whose}${wish}; nothing was changed.`,
  });
}
const onlyPatient =
  "I can talk about an appointment only with the patient. I can take a message for the team.";
