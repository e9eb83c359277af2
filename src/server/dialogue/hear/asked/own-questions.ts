import type { ClinicFacts, OwnAnswer } from "../../events.ts";
import type { Topic } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { hear } from "../hear.ts";

/** Nothing was said before: a question as a clinic writes it down. */
const nothingBefore: HearContext = {
  ...{ now: 0, timeZone: "UTC", previousDate: null, prompt: "open", wish: null, filled: [], candidates: [] },
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  ...{ callerNumber: null, isOwnNumberDeclined: false, digitsSoFar: "", namesAwaited: 0, bookings: 0 },
  ...{ lastName: "", lettersSoFar: "", practitioners: [] },
};

/** Of a few clinics; reading one takes about a millisecond, and every call begins with all of its clinic's. */
const mostRemembered = 2_000;
const remembered = new Map<string, Topic | null>();

function topicOf(question: string): Topic | null {
  const known = remembered.get(question);
  if (known !== undefined) return known;
  const asked = hear(question, [], nothingBefore).acts.flatMap((act) => (act.kind === "ask" ? [act] : []));
  const [only] = asked;
  // Of a treatment, a person or a day, the same topic is another question.
  const isWhole = asked.length === 1 && only !== undefined && Object.keys(only.about).length === 0;
  const topic = isWhole && only.topic !== "other" ? only.topic : null;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(question, topic);
  return topic;
}

/** The clinic's own answers with what their questions ask of, read as a caller's would be. */
export function withTopics(facts: ClinicFacts): ClinicFacts {
  if (facts.ownAnswers === undefined) return facts;
  const ownAnswers = facts.ownAnswers.map(({ question, answer }): OwnAnswer => {
    const topic = topicOf(question);
    return { question, answer, ...(topic !== null && { topic }) };
  });
  return { ...facts, ownAnswers };
}
