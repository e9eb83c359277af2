import { fullName, type Person } from "./people.ts";
import type { Asked, Reply } from "./read-reply.ts";
import { inStyle, type Style, sayDay, sayTime, spokenNumber } from "./speech.ts";

/** What a caller wishes for and says when asked. */
export interface CallerPlan {
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
export function followPlan(plan: CallerPlan): (reply: Reply) => string | null {
  let turn = 0;
  let objections = 0;
  const left = new Map(Object.entries(plan.instead ?? {}).map(([asked, lines]) => [asked, [...lines]]));
  return (reply) => {
    const asked = turn === 0 ? "help" : reply.asked;
    turn += 1;
    if (turn > 24) return null;
    if (turn === 1) return inStyle(plan.opening, plan.style, turn);
    const special = left.get(asked)?.shift();
    if (special !== undefined) return special === "" ? null : inStyle(special, plan.style, turn);
    if (asked === "confirm" && plan.accepts && !plan.accepts(reply.text) && objections < 2) {
      objections += 1;
      return inStyle(plan.objection ?? "no", plan.style, turn);
    }
    const answer = usualAnswer(plan, asked, reply, turn);
    return answer === null ? null : inStyle(answer, plan.style, turn);
  };
}

function usualAnswer(plan: CallerPlan, asked: Asked, reply: Reply, turn: number): string | null {
  const { person, style, today } = plan;
  switch (asked) {
    case "reason":
      return plan.reason;
    case "when":
      return `${sayDay(plan.date, today, style)} at ${sayTime(plan.time, style)}`;
    case "offer":
      return chooseFrom(plan, reply);
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
    case "visit_day":
      return "I don't remember";
    case "whose":
      return "It's mine";
    case "danger":
      return "No, nothing like that";
    case "person":
    case "waitlist":
      return "No thanks";
    case "nothing":
      return "okay";
    default:
      return "Sorry, what was that?";
  }
}

function chooseFrom(plan: CallerPlan, reply: Reply): string {
  if (reply.offers(plan)) return sayTime(plan.time, plan.style);
  if (plan.isFlexible)
    return (
      ["The first one", "The first one is fine", "I'll take the first"][plan.person.mobile.length % 3] ??
      "the first one"
    );
  return `${sayDay(plan.date, plan.today, plan.style)} at ${sayTime(plan.time, plan.style)}`;
}
