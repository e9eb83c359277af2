import { toLocal } from "#kernel/zoned-time.ts";
import type { ClinicFacts } from "../events.ts";
import { say, type Wording } from "./context.ts";
import type { ReplyContext, Sayings } from "./items.ts";
import { closedNow } from "./opening-hours.ts";
import { asSentence, inARow } from "./spoken.ts";

/** How calls begin and end. */

export function partOfDay({ now, facts }: Pick<ReplyContext, "now" | "facts">): string {
  const { time } = toLocal(now, facts.timeZone);
  return time < "12:00" ? "Good morning" : time < "18:00" ? "Good afternoon" : "Good evening";
}

/** Callers have to hear that it is a machine and that it is written down. */
const notice = "You're speaking with our automated AI assistant, and this call is transcribed.";

/** The clinic's own greeting, its question apart; without one: the time of day and the name. */
function ownGreeting({ greeting }: ClinicFacts): { opening: string; question: string | null } | null {
  const own = greeting?.trim() ?? "";
  if (own === "") return null;
  if (!own.endsWith("?")) return { opening: asSentence(own), question: null };
  const end = Math.max(...[". ", "! ", "? "].map((stop) => own.lastIndexOf(stop)));
  return { opening: end < 0 ? "" : own.slice(0, end + 1), question: own.slice(end + 1).trim() };
}

/** Before the clinic has given its name, the calls know it only as 'the dental clinic'. */
const nameOf = ({ clinicName }: ClinicFacts): string =>
  clinicName.trim() === "" ? "the dental clinic" : clinicName.trim();

const opening = (context: ReplyContext): string =>
  ownGreeting(context.facts)?.opening ?? `${partOfDay(context)}, ${nameOf(context.facts)}.`;

export const howCanIHelp = ({ facts }: ReplyContext): string =>
  ownGreeting(facts)?.question ?? "How can I help?";

export const isOf = (context: ReplyContext): string =>
  `the automated AI assistant of ${nameOf(context.facts)}`;

const heardOut = (key: string, text: string): Wording => ({ ...say(key, text), mustBeHeard: true });

export const greetings: Sayings<"greeting" | "hello_again" | "begun_again" | "bye"> = {
  greeting: ({ isClosed }, context) => [
    heardOut("greeting", inARow(opening(context), notice)),
    ...(isClosed ? [say("greeting.closed", closedNow(context.facts, context.now))] : []),
    ...(context.question === null ? [say("greeting.question", howCanIHelp(context))] : []),
  ],
  hello_again: () => [
    say(
      "hello_again",
      "Hello? I'm still here.",
      "Hello, can you hear me all right?",
      "I'm still here, whenever you're ready.",
    ),
  ],
  begun_again: () => [say("begun_again", "Sorry, I lost you there.")],
  bye: ({ why }, { facts, outbound }) => {
    const other = `You've reached ${nameOf(facts)}, so I think it's the wrong number.`;
    const ways: Readonly<Record<typeof why, readonly string[]>> = {
      finished: outbound
        ? ["Thanks for your time. Bye for now.", "Thank you, and have a lovely day. Bye."]
        : [
            "Thanks for calling. Bye for now.",
            "Thanks for ringing, take care. Bye.",
            "Lovely talking with you. Bye for now.",
          ],
      silence: ["I can't hear you, I'm afraid, so I'll let you go. Ring back any time. Bye for now."],
      danger: ["I'll let you go, so that you can ring triple zero, 000. Take care."],
      ringing: [
        "Stay on the line with them once they answer, and do as they say. Take care, and bye for now.",
      ],
      driven: [
        "Straight there, then, and if it gets any harder on the way, stop and ring triple zero. Bye for now.",
      ],
      in_hand: ["They have it from here. Take care, and bye for now."],
      despair: ["I'm glad you rang. Please take care of yourself, and ring back any time."],
      abuse: ["I'm going to end the call here. You're welcome to ring back another time. Bye."],
      wrong_number: [`${other} No harm done. Bye.`],
      stuck: ["I'm sorry I couldn't follow you better. You're welcome to ring back any time. Bye for now."],
    };
    return [say(`bye.${why}`, ...ways[why])];
  },
};
