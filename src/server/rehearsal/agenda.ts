import { fullName, type Person } from "./people.ts";
import { dayAsSaid, inStyle, type Style, sayDay, sayTime, spokenNumber, timeAsSaid } from "./speech.ts";

/** What the assistant's last question asks for, as a person would take it. */
export type Asked =
  | "reason"
  | "offer"
  | "one_time"
  | "confirm"
  | "own_number"
  | "surname"
  | "name"
  | "number"
  | "when"
  | "other_way"
  | "person"
  | "change"
  | "instead"
  | "message"
  | "ring_when"
  | "anything_else"
  | "help"
  | "unclear"
  | "nothing";

const questions: readonly (readonly [RegExp, Asked])[] = [
  [/anything else/i, "anything_else"],
  [/shall i (?:book|change|cancel)|say yes to book/i, "confirm"],
  [/number you are ringing from/i, "own_number"],
  [/another phone number|different spelling/i, "other_way"],
  [/what should i change/i, "change"],
  [/appointment instead|book another/i, "instead"],
  [
    /put you through\b.*\?|leave a message for the team\?|(?:would you like|shall i ask) the team to ring you/i,
    "person",
  ],
  [/what should i tell|what is the message/i, "message"],
  [/when should (?:they|the team) ring/i, "ring_when"],
  [/which (?:time|one)\b.*\?/i, "offer"],
  [/would that suit you\?/i, "one_time"],
  [/last name\?/i, "surname"],
  [/what is the appointment for/i, "reason"],
  [/\bname\b.*\?/i, "name"],
  [/number\b.*\?/i, "number"],
  [/\b(?:day|time)\b.*\?/i, "when"],
  [/how can i help|like to book, change or cancel/i, "help"],
  [/\?/, "unclear"],
];

/** The last question wins: assistants explain first and ask last. */
function whatIsAsked(text: string): Asked {
  const sentences = text.split(/(?<=[.?])\s+/);
  const last = sentences.findLast((each) => each.endsWith("?")) ?? "";
  // 'What is your first and last name?' asks for both.
  if (/first and last name/i.test(last)) return "name";
  return questions.find(([words]) => words.test(last || text))?.[1] ?? "nothing";
}

/** What a caller wishes for and says when asked. */
export interface Plan {
  person: Person;
  reason: string;
  /** The day and time wished for first. */
  date: string;
  time: string;
  style: Style;
  today: string;
  usesOwnNumber: boolean;
  /** First words; what they say already is not said again unless asked. */
  opening: string;
  /** Words for single questions, in place of the usual ones; each is used once. */
  instead?: Partial<Record<Asked, readonly string[]>>;
  /** Takes any time of an offer that has not the wished one. */
  isFlexible: boolean;
  /** What a yes is given to; other read-backs are corrected. */
  accepts?: (text: string) => boolean;
  /** What to say to a read-back that is not accepted. */
  objection?: string;
  farewell?: string;
}

/** A caller who follows a plan, answering whatever is asked, at most 24 times. */
export function follow(plan: Plan): (text: string) => string | null {
  let turn = 0;
  let objections = 0;
  const left = new Map(Object.entries(plan.instead ?? {}).map(([asked, lines]) => [asked, [...lines]]));
  return (text) => {
    const asked = turn === 0 ? "help" : whatIsAsked(text);
    turn += 1;
    if (turn > 24) return null;
    if (turn === 1) return inStyle(plan.opening, plan.style, turn);
    const special = left.get(asked)?.shift();
    if (special !== undefined) return special === "" ? null : inStyle(special, plan.style, turn);
    if (asked === "confirm" && plan.accepts && !plan.accepts(text) && objections < 2) {
      objections += 1;
      return inStyle(plan.objection ?? "no", plan.style, turn);
    }
    const answer = usualAnswer(plan, asked, text, turn);
    return answer === null ? null : inStyle(answer, plan.style, turn);
  };
}

function usualAnswer(plan: Plan, asked: Asked, text: string, turn: number): string | null {
  const { person, style, today } = plan;
  switch (asked) {
    case "reason":
      return plan.reason;
    case "when":
      return `${sayDay(plan.date, today, style)} at ${sayTime(plan.time, style)}`;
    case "offer":
      return chooseFrom(plan, text);
    case "one_time":
    case "confirm":
      return ["Yes.", "Yes please", "Yeah that's right", "Yep, that's fine"][turn % 4] ?? "yes";
    case "own_number":
      return plan.usesOwnNumber ? "Yes it is" : `No, it's ${spokenNumber(person.mobile, style, turn)}`;
    case "other_way":
      return plan.usesOwnNumber ? "No" : spokenNumber(person.mobile, style, turn);
    case "name":
      return (
        ["My name is NAME", "NAME", "It's NAME", "NAME is the name"][turn % 4]?.replace(
          "NAME",
          fullName(person),
        ) ?? ""
      );
    case "surname":
      return person.last;
    case "number":
      return spokenNumber(person.mobile, style, turn);
    case "change":
      return plan.objection ?? "nothing, that is fine";
    case "instead":
    case "anything_else":
      return plan.farewell ?? "No, that's all thank you";
    case "help":
      return plan.opening;
    case "ring_when":
      return "Any time is fine";
    case "person":
      return "No thanks";
    case "nothing":
      return "okay";
    default:
      return "Sorry, what was that?";
  }
}

function chooseFrom(plan: Plan, text: string): string {
  // What stands before the offer is why the wished time cannot be had.
  const offer = text.slice(Math.max(0, text.search(/nearest free times?|\bI have\b|free times are/i)));
  const hasTime = offer.includes(timeAsSaid(plan.time)) && text.includes(dayAsSaid(plan.date));
  if (hasTime) return sayTime(plan.time, plan.style);
  if (plan.isFlexible)
    return (
      ["The first one", "The first one is fine", "I'll take the first"][plan.person.mobile.length % 3] ??
      "the first one"
    );
  return `${sayDay(plan.date, plan.today, plan.style)} at ${sayTime(plan.time, plan.style)}`;
}
