import { toLocal } from "#kernel/zoned-time.ts";
import type { MatterKind } from "../decide/ledger.ts";
import type { ClinicFacts, StoredTask } from "../events.ts";
import { say } from "./context.ts";
import type { Item, Sayings, Scene } from "./items.ts";
import { nextOpening } from "./opening-hours.ts";
import { inARow, lastDigits, onDay, spokenContact, spokenTime, withoutEnd } from "./spoken.ts";

/** What goes to people: told from what was stored, and nothing beyond it. */

type Matter = Item<"told_team">["matter"];

/** The clinic and its number, for somebody else to ring. */
export const clinicLine = ({ clinicName, phoneNumber }: ClinicFacts): string =>
  phoneNumber === "" ? clinicName : `${clinicName}, ${spokenContact(phoneNumber)}`;

const passedOn: Readonly<Record<NonNullable<Matter>, readonly string[]>> = {
  book: ["I've passed that on to the team.", "I've told the team what you'd like.", "The team has that now."],
  move: [
    "I've told the team you'd like to move it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  cancel: [
    "I've told the team you'd like to cancel it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  check: [
    "I've asked the team to look into it.",
    "I've passed that on to the team.",
    "The team has that now.",
  ],
  confirm: [
    "Lovely, I've let the team know you're coming.",
    "Thanks, I've told the team you'll be there.",
    "Great, the team knows you're coming.",
  ],
  late: [
    "No worries, I've let the team know you're running late.",
    "Thanks for ringing ahead, I've told the team you're running late.",
    "That's all right, I've told the team you'll be a bit late.",
  ],
  waitlist: [
    "I've passed that on to the team.",
    "I've told the team what you'd like.",
    "The team has that now.",
  ],
  message: ["I've passed that on to the team.", "The team has your message.", "I've given that to the team."],
  callback: [
    "I've asked the team to ring you back.",
    "I've told the team you'd like a ring back.",
    "The team knows to ring you back.",
  ],
  question: [
    "I've asked the team to get back to you about that.",
    "I've passed your question on to the team.",
    "I've put that question to the team.",
  ],
  danger: [
    "I've told the team what's happened.",
    "I've let the team know about it.",
    "The team knows what's happened.",
  ],
};

/** More than that nobody listens to in their own words; the task holds them all. */
const mostWords = 12;
/** Fewer are a yes, a name or a number. */
const fewestWords = 3;

const wordsIn = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

/** `In your words: my crown came loose.`, or that all of it is there. Empty where there is nothing to repeat. */
export function inYourWords(words: readonly string[]): string {
  const told = words.map(withoutEnd).filter((each) => wordsIn(each).length >= fewestWords);
  if (told.length === 0) return "";
  const all = told.join("; ");
  return wordsIn(all).length > mostWords
    ? "They've got everything you told me, word for word."
    : `In your words: ${all}.`;
}

const number = ({ kind, phone }: StoredTask): string =>
  kind === "callback" && phone !== null ? `They've got the number ending in ${lastDigits(phone)}` : "";

/** When they want to be rung, as far as the task says so. */
function ringWhen({ stored, matter }: Item<"told_team">, { matters }: Scene): string {
  if (stored.kind !== "callback" || matter === "danger") return "";
  const wished = matters.map((each) => each.ringWhen).findLast((each) => each !== null) ?? "";
  return wished !== "" && stored.detail.includes(wished) ? withoutEnd(wished) : "";
}

function detailsOf(item: Item<"told_team">, scene: Scene): string {
  const [onNumber, when] = [number(item.stored), ringWhen(item, scene)];
  if (onNumber === "") return "";
  return when === "" ? `${onNumber}.` : `${onNumber}, and when suits you: ${when}.`;
}

const toldTeam = (item: Item<"told_team">, scene: Scene): readonly string[] => {
  const isRungBack = item.stored.kind === "callback";
  const ways = passedOn[item.matter ?? (isRungBack ? "callback" : "message")];
  const wish = ringWhen(item, scene);
  const words = item.stored.words.filter((each) => each !== wish);
  const isPlain = item.matter === "confirm" || item.matter === "late";
  const quote = isPlain ? "" : inYourWords(words);
  if (item.isTest)
    return [
      inARow(
        "This is only a test call, so nothing goes to the team; on a real call they'd have it now.",
        quote,
      ),
    ];
  return ways.map((way) => inARow(way, detailsOf(item, scene), quote));
};

function nobodyHere(facts: ClinicFacts, now: number): string {
  const opens = nextOpening(facts, now);
  if (opens === null) return "There's nobody at the clinic right now, sorry.";
  const day = onDay(opens.date, toLocal(now, facts.timeZone).date);
  return `There's nobody at the clinic right now, sorry; we open again ${day} at ${spokenTime(opens.time)}.`;
}

const toPeople = {
  person: ["I'll put you through to the team now.", "Just a moment, I'll put you through now."],
  voicemail: ["You can leave a voicemail for the team now, after the tone."],
  callback: ["Nobody's free to take the call, but the team can ring you back."],
};

export const team: Sayings<
  | "told_team"
  | "noted"
  | "calls_stopped"
  | "handing_over"
  | "no_person"
  | "not_yours_to_change"
  | "not_permitted"
> = {
  told_team: (item, scene) => [say(`told_team.${item.matter ?? "none"}`, ...toldTeam(item, scene))],
  noted: () => [
    say(
      "noted",
      "I'll put that in the notes for the dentist.",
      "Thanks for telling me, I'll note that for the dentist.",
      "That'll go in the notes for your visit.",
    ),
  ],
  calls_stopped: () => [say("calls_stopped", "No worries, we won't ring this number again.")],
  handing_over: ({ to }) => [say(`handing_over.${to}`, ...toPeople[to])],
  no_person: ({ isClosed }, { facts, now }) => [
    isClosed
      ? say("no_person.closed", nobodyHere(facts, now))
      : say(
          "no_person",
          "I can't put you through just now, sorry.",
          "Sorry, there's nobody free to talk right now.",
          "Nobody can come to the phone just now, I'm sorry.",
        ),
  ],
  not_yours_to_change: () => [
    say(
      "not_yours_to_change",
      "For privacy, I can only talk about a visit with the person it's for.",
      "Sorry, only the person it's for can hear about that visit or change it with me.",
      "I'm not able to open somebody else's visit, sorry; that's to protect their privacy.",
    ),
  ],
  not_permitted: ({ what }) => {
    const ways = {
      book: "I can't book visits on this line, sorry, but the team can.",
      change: "I can't change or cancel visits on this line, sorry, but the team can.",
      inform: "I can't answer questions about the clinic on this line, sorry, but the team can.",
    };
    return [say(`not_permitted.${what}`, ways[what])];
  },
};

/** What matters are called when they are spoken of: 'I'll leave …', 'we haven't finished …'. */
export const matterNames: Readonly<Record<MatterKind, string>> = {
  book: "the booking",
  move: "the move",
  cancel: "the cancellation",
  check: "that visit",
  confirm: "that visit",
  late: "the word for the team",
  waitlist: "the waitlist",
  message: "the message",
  callback: "the ring back",
};
