import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { askAgain } from "./asking.ts";
import { leaveMessage } from "./policies/messages.ts";
import type { LiveState } from "./state.ts";
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
function contactIn(
  state: LiveState,
  heard: Understanding,
): { words: string; isAlone: boolean; rest: Understanding } | null {
  const found = spansOf(state, heard);
  if (found.length === 0) return null;
  const isOutside = ({ span: [at] }: Reading<unknown>): boolean =>
    !found.some(([from, to]) => from <= at && at < to);
  const { when, name } = heard;
  // As long as it was: what else was read tells where in the words it stands.
  const text = found.reduce(
    (left, [from, to]) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    heard.text,
  );
  const besides = text.replace(filler, "").toLowerCase();
  const saysOnlyYes = /^(?:yes|yeah|yep|yup)$/.test(besides);
  const rest = {
    ...heard,
    text,
    when: {
      ...when,
      days: when.days.filter(isOutside),
      times: when.times.filter(isOutside),
      excludedDays: when.excludedDays.filter(isOutside),
      excludedTimes: when.excludedTimes.filter(isOutside),
    },
    name: name && isOutside(name) ? name : null,
    intents: saysOnlyYes
      ? [agreed]
      : heard.intents.filter((each) => isOutside(each) && !isOfTeam.has(each.value)),
  };
  const words = found.map(([from, to]) => heard.text.slice(from, to).trim()).join(", ");
  return { words, isAlone: besides === "", rest };
}

/** Where in the text it is said how to be reached. */
function spansOf(state: LiveState, heard: Understanding): readonly (readonly [number, number])[] {
  const told = [...heard.text.matchAll(contact)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  const behind = whenToRing(state, heard);
  return behind && told.every(([, to]) => to <= behind[0]) ? [...told, behind] : told;
}

/** '0411 555 902 after five is best', where the number was asked for: when it is to be rung, and no time to come. */
function whenToRing(
  { step }: LiveState,
  { text, phone, when }: Understanding,
): readonly [number, number] | null {
  const isAsked = "asked" in step && (step.asked === "phone" || step.asked === "own_number");
  if (!phone || !isAsked) return null;
  const at = phone.span[1];
  const told = [...when.days, ...when.times, ...when.excludedDays, ...when.excludedTimes];
  const tail = text.slice(at);
  const isTold = told.some(({ span }) => span[0] >= at) || ofHours.test(tail);
  const [before = ""] = /^\W*(?:(?:but|and)\W+)?/i.exec(tail) ?? [];
  return isTold && opensHours.test(tail) ? [at + before.length, text.length] : null;
}
/** 'Tomorrow at two' may as well be when to come. */
const opensHours =
  /^\W*(?:(?:but|and|only|just|please|preferably|best|ideally|it['’]?s|i['’]?m|i am|free|home|available|around|there|any)\W+)*(?:after|before|between|from|until|till?|not|during|any ?time|whenever|in the|mornings?|afternoons?|arvos?|evenings?|nights?|weekdays|weekends|lunch ?time|(?:i )?(?:finish|start|knock off|work|get home|can talk))\b/i;
const ofHours =
  /\b(?:any ?time|whenever|best|mornings?|afternoons?|arvos?|evenings?|nights?|lunch ?time|weekdays|weekends)\b/i;

/** Keeps how to be reached. `rest`: what is left to be taken up; null where that was all. */
export function keepContact(turn: Turn, heard: Understanding): { turn: Turn; rest: Understanding | null } {
  const told = contactIn(turn.state, heard);
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
