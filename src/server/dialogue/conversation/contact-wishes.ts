import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { askAgain } from "./asking.ts";
import { leaveMessage } from "./policies/messages.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";
import { mostNotes, noteOf } from "./visit-notes.ts";
import { wishesIn } from "./wishes-in.ts";

/**
 * 'Text only please', 'don't leave a voicemail', 'ring after five': how the team may reach whoever is booked or rung
 * back. Nothing here is kept by the assistant itself, so it goes with the booking or the message.
 */

const notLeave = "(?:leave|send)(?: \\w+){0,2} (?:voice ?mails?|messages?|texts?|sms)";
const notReach =
  "(?:text|ring|call|phone|sms|message|e-?mail)(?: (?:me|us))?(?: (?:on|at|before|after|during|to))?(?: (?:that|this|my|the)(?: \\w+)? (?:number|phone|mobile|landline|line)| (?:at )?(?:home|work)| (?:before|after|during|in the) [^,.;]+|(?= ?please|\\W*$))";
const ways = [
  `(?:don'?t|do not|never|rather (?:you )?not) (?:${notLeave}|${notReach})`,
  "(?<!\\b(?:you|it|they) )(?:text|sms|e-?mail)s? only|only (?:by |via )?(?:text|sms|e-?mail)s?",
  "(?:just|only) (?:text|sms|e-?mail)(?: me)?(?= please|\\W*$|,)",
  "no (?:phone )?(?:calls|voice ?mails?)(?=\\W*$| please|,)",
  "(?<!\\b(?:i|i'?ll|will|can|could|shall|should|we|we'?ll|to|you|they|he|she|did|not|don'?t|an?|the|my|your|this|that|missed|phone|got|no|last) )(?:ring|call|phone|text)(?: (?:me|us))?(?: back)? (?:after|before|between|in the (?:morning|afternoon|arvo|evening|day)|during|only)[^,.;]*",
].join("|");
const contact = new RegExp(`\\b(?:${ways})`, "gi");
const filler =
  /\b(?:please|and|but|also|oh|um+|uh|just|thanks|thank you|ta|so|only|if you can|ok|okay|no thanks|that'?s (?:all|it))\b|[^\p{L}\p{N}]+/giu;

/** 'Ring me after five' amid a booking is no call back, and 'leave a voicemail' no message. */
const isOfTeam: ReadonlySet<Intent> = new Set(["leave_message", "want_person"]);

/** The yes of 'yes and don't leave a voicemail', which the 'don't' hides. */
const agreed: Reading<Intent> = { value: "yes", heard: "yes", span: [0, 3], assumed: [], certainty: "sure" };

export const contactNoted = "I will note that for the team.";

/** The utterance without what it says of how to be reached, and that; null where it says nothing of it. */
function contactIn(heard: Understanding): { words: string; isAlone: boolean; rest: Understanding } | null {
  const found = [...heard.text.matchAll(contact)];
  if (found.length === 0) return null;
  const isOutside = ({ span: [from] }: Reading<unknown>): boolean =>
    !found.some(({ index, 0: words }) => index <= from && from < index + words.length);
  const { when, name } = heard;
  const besides = heard.text.replace(contact, " ").replace(filler, "").toLowerCase();
  const saysOnlyYes = /^(?:yes|yeah|yep|yup)$/.test(besides);
  const rest = {
    ...heard,
    // As long as it was: what else was read tells where in the words it stands.
    text: heard.text.replace(contact, (words) => " ".repeat(words.length)),
    when: { ...when, days: when.days.filter(isOutside), times: when.times.filter(isOutside) },
    name: name && isOutside(name) ? name : null,
    intents: saysOnlyYes
      ? [agreed]
      : heard.intents.filter((each) => isOutside(each) && !isOfTeam.has(each.value)),
  };
  const words = found.map(([each]) => each.trim()).join(", ");
  return { words, isAlone: besides === "", rest };
}

/** Keeps how to be reached. `rest`: what is left to be taken up; null where that was all. */
export function keepContact(turn: Turn, heard: Understanding): { turn: Turn; rest: Understanding | null } {
  const told = contactIn(heard);
  const isDone = turn.state.purpose === null && turn.state.step.kind === "anything_else";
  // A message of its own is the whole turn: what else is wished for comes before it.
  const kept = told && (!isDone || told.isAlone) ? withContact(turn, heard, told.words) : null;
  if (!told || !kept) return { turn, rest: heard };
  if (!told.isAlone) return { turn: say(kept, contactNoted), rest: told.rest };
  return isDone
    ? { turn: kept, rest: null }
    : { turn: askAgain(say(change(kept, { misses: 0 }), contactNoted)), rest: null };
}

/** Null where there is nothing that it could go with. */
function withContact(turn: Turn, heard: Understanding, words: string): Turn | null {
  const { step, purpose, draft, justBooked, bookedFor } = turn.state;
  if (step.kind === "taking_message") {
    const { message } = step;
    if (message.text === "" || step.asked === "text") return null;
    return change(turn, { step: { ...step, message: { ...message, text: `${message.text}. ${words}` } } });
  }
  // What was read back is booked as it was read.
  if (step.kind === "reading_back")
    return change(turn, {
      noteToPass: [turn.state.noteToPass ?? "", words].filter((each) => each !== "").join(". "),
    });
  const isBooking = purpose === "book" || (purpose === null && wishesIn(heard)[0] === "book");
  if (isBooking) {
    const notes = [...draft.notes, noteOf(words)].slice(-mostNotes);
    return changeDraft(turn, { notes, isNotePromised: true });
  }
  // Who was booked, rung back or cancelled for is known; of anybody else nothing is there to note it on.
  const isKnown = justBooked !== null || (draft.name !== null && draft.phone !== null);
  if (purpose !== null || step.kind !== "anything_else" || !isKnown) return null;
  const known = changeDraft(change(turn, { misses: 0 }), { name: draft.name ?? bookedFor });
  return leaveMessage(known, {
    kind: "message",
    text: `${justBooked ? "About the visit just booked" : "About the call before"}: ${words}`,
  });
}
