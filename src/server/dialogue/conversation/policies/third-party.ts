import { ask } from "#server/dialogue/conversation/asking.ts";
import { isNear } from "#server/dialogue/conversation/merged-name.ts";
import { sameOfOther } from "#server/dialogue/conversation/others-visits.ts";
import { hasIntent, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import {
  bookedOnCall,
  emptyDraft,
  type Identifying,
  type LiveState,
} from "#server/dialogue/conversation/state.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readCallerBusiness } from "#server/dialogue/what/read-caller-business.ts";
import {
  claimsToBePatient,
  readWhoseVisit,
  speaksOfStandingVisit,
  type WhoseVisit,
} from "#server/dialogue/what/read-whose-visit.ts";
import { partnerOrFriend } from "#server/dialogue/who/kin.ts";
import { isShortFor } from "#server/dialogue/who/short-names.ts";

/**
 * A standing visit is told to the patient and changed for the patient, or for the parent of a small child, and for nobody
 * else, whatever they are to the patient and whatever they know of them. What was once another's stays so until the caller
 * says that they are the patient themselves, and the name that was told with it stays so for the whole call. Anybody may book anew.
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

const firstOf = (name: string): string => name.trim().toLowerCase().split(" ")[0] ?? "";
const isAlike = (one: string, other: string): boolean =>
  one === other || isNear(one, other) || isShortFor(one, other) || isShortFor(other, one);

export function noteThirdParty(turn: Turn, heard: Understanding): Turn {
  const { text } = heard;
  const turned =
    declared.test(text) || readCallerBusiness(text) ? change(turn, { isThirdParty: true }) : turn;
  const { whose, step } = turned.state;
  // That answer is read where it was asked for.
  if (step.kind === "asking_whose") return turned;
  const noted = noteCaller(turned, heard);
  const read = readWhoseVisit(text);
  if (read === "child") return noteWhose(noted, "child", heard);
  const isOfStanding = isAboutStanding(noted.state, heard);
  if (read === "own") return isOfStanding || whose?.now === "other" ? noteOwn(noted, heard) : noted;
  if ((read === "other" || read === "named") && isOfStanding)
    // 'Cancel it for her', of the child that was spoken of.
    return read === "named" && (whose?.now === "child" || whose?.now === "other")
      ? noteNames(noted, heard)
      : noteWhose(noted, read, heard);
  return noteNames(noted, heard);
}

/** 'My appointment' after 'my wife's' is asked about; 'mine', 'I'm the patient' is not. */
function noteOwn(turn: Turn, heard: Understanding): Turn {
  const now = turn.state.whose?.now;
  const isDoubted = now === "other" && !claimsToBePatient(heard.text);
  return change(turn, {
    whose: { others: [], ...turn.state.whose, now: isDoubted ? "doubted" : "own" },
  });
}

const noteWhose = (turn: Turn, now: Exclude<WhoseVisit, null>, heard: Understanding): Turn =>
  noteNames(change(turn, { whose: { others: [], ...turn.state.whose, now } }), heard);

/** Who is named while the matter is another's is that other. */
function noteNames(turn: Turn, { name }: Understanding): Turn {
  const { whose, caller } = turn.state;
  const first = name ? firstOf(name.value.first) : "";
  if (whose?.now !== "other" || first === "" || first === caller || whose.others.includes(first)) return turn;
  return change(turn, { whose: { ...whose, others: [...whose.others, first].slice(-mostNames) } });
}
const mostNames = 8;

/** 'Hi, it's Tom here': who speaks, which may be somebody else than whose visit it is. */
function noteCaller(turn: Turn, { name, text }: Understanding): Turn {
  const { rings, caller, step } = turn.state;
  if (rings)
    return rings.first.toLowerCase() === caller ? turn : change(turn, { caller: firstOf(rings.full) });
  if (!name || caller || step.kind === "identifying" || readWhoseVisit(text) === "other") return turn;
  const isSpeaker =
    introduces.test(text.slice(0, name.span[0])) || /^\W*(?:here|speaking)\b/i.test(text.slice(name.span[1]));
  return isSpeaker ? change(turn, { caller: firstOf(name.value.first) }) : turn;
}
const introduces = /\b(?:i['’]?m|i am|this is|my name['’]?s|my name is)\s*$/i;

function isAboutStanding({ step, purpose, moving }: LiveState, heard: Understanding): boolean {
  const { text } = heard;
  const isWished = hasIntent(heard, "check_appointment", "cancel", "reschedule", "confirm_appointment");
  const isAtHand =
    step.kind === "identifying" ||
    step.kind === "confirming_cancel" ||
    step.kind === "confirming_move" ||
    step.kind === "choosing_appointment" ||
    moving !== null ||
    (purpose !== null && purpose !== "book" && purpose !== "message" && purpose !== "callback");
  if (isWished || isAtHand || asksOfOther.test(text)) return true;
  return purpose !== "book" && !hasIntent(heard, "book") && speaksOfStandingVisit(text);
}

/** Whose visits were found as the caller's own: a further name is somebody else's. */
export function noteFound(turn: Turn, [found]: readonly FoundAppointment[]): Turn {
  const { caller, whose, outbound } = turn.state;
  const isOwn = caller === undefined && (whose === undefined || whose.now === "own") && !outbound;
  return isOwn && found ? change(turn, callerNamed(found.patientName)) : turn;
}

type Standing = "open" | "asked" | "closed";

/** `patient`: whose visit it is, by the books or as the caller says. */
function standingOf(state: LiveState, patient: string): Standing {
  const { isThirdParty, whose, caller } = state;
  const first = firstOf(patient);
  if (isThirdParty) return "closed";
  if (bookedOnCall(state).some(({ patientName }) => firstOf(patientName) === first)) return "open";
  if (whose?.others.some((other) => first !== "" && isAlike(other, first))) return "closed";
  switch (whose?.now) {
    case "other":
      return "closed";
    case "named":
    case "doubted":
      return "asked";
    case "child":
      return "open";
    default: {
      const isElse = caller !== undefined && first !== "" && !isAlike(caller, first);
      return isElse ? "asked" : "open";
    }
  }
}

const patientOf = ({ draft }: LiveState): string => draft.name?.value.full ?? "";

export const mayHearOfVisit = (state: LiveState, patient = patientOf(state)): boolean =>
  standingOf(state, patient) === "open";

/** Refuses, or asks whose visit it is; null where it may be dealt with. */
export function stopForWhose(turn: Turn, purpose: Identifying): Turn | null {
  switch (standingOf(turn.state, patientOf(turn.state))) {
    case "open":
      return null;
    case "asked":
      return ask(turn, { kind: "asking_whose", purpose });
    case "closed":
      return refuseThirdParty(turn);
  }
}

/** Asked in the same breath: told at once that nothing can be told. So it is of a visit that turns out to be another's. */
export function answerThirdParty(turn: Turn, heard: Understanding, goOn: GoOn): Turn | null {
  const { step } = turn.state;
  return step.kind === "asking_whose"
    ? answerWhose(turn, heard, step.purpose, goOn)
    : refuseIfAnothers(turn, heard);
}

export function refuseIfAnothers(turn: Turn, heard: Understanding): Turn | null {
  const { isThirdParty, purpose } = turn.state;
  const atHand = visitAtHand(turn.state);
  const standing = atHand ? standingOf(turn.state, atHand.patientName) : "open";
  // 'No, Dave's' turns to another visit, which is asked about there.
  const turnsToOther = standing === "asked" && sameOfOther(turn.state, heard) !== null;
  if (standing !== "open" && !turnsToOther) return refuseThirdParty(turn);
  if (!isThirdParty || purpose !== null || wishesToBook.test(heard.text)) return null;
  return asksOfOther.test(heard.text) ? refuseThirdParty(turn) : null;
}
export type GoOn = (turn: Turn, purpose: Identifying) => Turn;
const wishesToBook = /\b(?:book|make|schedule|get) (?:\w+ ){0,3}?(?:an?|in)\b/i;

/** Neither a yes nor a claim is a no. */
function answerWhose(turn: Turn, heard: Understanding, purpose: Identifying, goOn: GoOn): Turn {
  const read = readWhoseVisit(heard.text);
  const isParent = read === "child" || ofParent.test(heard.text);
  const isOwn = read === "own" || claimsToBePatient(heard.text) || yesOrNo(heard) === "yes";
  const now = read === "other" ? "other" : isParent ? "child" : isOwn ? "own" : "other";
  const noted = noteWhose(change(turn, { misses: 0 }), now, heard);
  if (now === "other") return refuseThirdParty(noted);
  // Whoever says that it is theirs goes by the name it is under.
  const known = now === "own" ? change(noted, callerNamed(patientOf(noted.state))) : noted;
  return goOn(known, purpose);
}
const callerNamed = (name: string): { caller?: string } => (name === "" ? {} : { caller: firstOf(name) });
const ofParent = /\b(?:parent|mum|mummy|mom|mother|dad|daddy|father|guardian)\b/i;

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

/** Not even whether there is an appointment; the team is offered, with all that was said. */
export function refuseThirdParty(turn: Turn): Turn {
  const { draft, purpose, told = [], whose } = turn.state;
  const atHand = visitAtHand(turn.state);
  const patient = atHand?.patientName ?? draft.name?.value.full ?? "";
  const names = patient === "" ? [] : [firstOf(patient)];
  const others = [
    ...new Set([...(whose?.others ?? []), ...names.filter((first) => first !== turn.state.caller)]),
  ];
  const closed = change(turn, {
    ...{ purpose: null, moving: null, draft: emptyDraft, misses: 0, queued: [] },
    whose: { now: "other", others: others.slice(-mostNames) },
  });
  const wish = purpose === "cancel" ? ", to cancel it" : purpose === "reschedule" ? ", to move it" : "";
  const name = patient === "" ? "" : ` (${patient})`;
  const number = draft.phone ? ` Number given: ${draft.phone.value}.` : "";
  const when = draft.when.heard === "" ? "" : ` Wished for: ${draft.when.heard}.`;
  const words = told.length === 0 ? "" : ` They said: "${told.join(" / ")}".`;
  const about = `${ofSomebodyElse}${name}${wish}; nothing was changed.${number}${when}${words}`;
  const noted = change(closed, { noteToPass: withMatter(turn.state.noteToPass, about) });
  return ask(goTo(say(noted, onlyPatient), { kind: "anything_else" }), { kind: "offering_person", about });
}
const ofSomebodyElse = "Rang about the appointment of somebody else";
/** Refused again it is the same matter: told once, as it stands now. */
const withMatter = (note = "", about: string): string =>
  note === "" || note.startsWith(ofSomebodyElse) ? about : `${note}. ${about}`;
const onlyPatient =
  "I can talk about an appointment only with the patient. I will tell the team what you have said.";
