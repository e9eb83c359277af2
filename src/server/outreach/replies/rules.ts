import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { KeptMessage } from "#server/messaging/outbox/service.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";

/** What a text message answers to a question of ours. */
export type Answer = "yes" | "no" | "unclear";

const yesWords = new Set(
  "Y YES YEP YEAH YUP C CONFIRM CONFIRMED OK OKAY SURE YESPLEASE YESTHANKS YESTHANKYOU YESCONFIRMED ICONFIRM".split(
    " ",
  ),
);
const noWords = new Set(
  "N NO NOPE NOTHANKS NOTHANKYOU NOSORRY SORRYNO CANTCOME CANNOTCOME CANTMAKEIT CANNOTMAKEIT".split(" "),
);

/** Short and plain answers only: 'yes but can we make it 3' is for a person to read. */
export function readAnswer(text: string): Answer {
  if (/\d/.test(text)) return "unclear";
  const word = text.toUpperCase().replace(/[^A-Z]/g, "");
  if (yesWords.has(word)) return "yes";
  return noWords.has(word) ? "no" : "unclear";
}

/** What a text that came in is an answer to. */
export type Question =
  | { kind: "one"; about: KeptMessage }
  /** Any of these may be meant, the latest first. */
  | { kind: "several"; among: KeptMessage[] }
  | { kind: "none" };

const asking = new Set<KeptMessage["purpose"]>(["confirmation", "reminder", "recall", "follow_up", "roster"]);
const asksSomething = ({ purpose, offered }: KeptMessage) => asking.has(purpose) || offered.length > 0;

/** Whom or what a message asks about: a family shares its number, and one person may have two visits. */
const subjectOf = ({ purpose, appointmentId, agentId, patientId, recipientName, offered }: KeptMessage) => {
  // That a time came free is another question than whether they come to the visit that they have.
  if (purpose === "waitlist_offer") return `offer ${offered[0]?.date} ${offered[0]?.time}`;
  return appointmentId ?? `${agentId} ${patientId ?? recipientName}`;
};

/** Two questions that came so shortly one after the other may be answered in any order. */
const togetherMs = 24 * 3_600_000;

const sentAt = (row: KeptMessage) => row.sentAt ?? row.createdAt;

/**
 * The question that was last sent between these two numbers before the answer came; several where others were asked on the
 * same day and have no answer yet. Never guessed from whose number it is: a family, or a team, has one telephone.
 */
export function questionOf(
  received: KeptMessage,
  written: readonly KeptMessage[],
  earlier: readonly KeptMessage[],
): Question {
  const questions = written.filter(
    (row) =>
      asksSomething(row) &&
      sentAt(row) <= received.createdAt &&
      (row.fromAddress === null || row.fromAddress === received.toAddress),
  );
  const [latest] = questions;
  if (!latest) return { kind: "none" };
  // It lists the visits that are in question itself, or says which of the questions it is.
  if (isChoiceOfVisits(latest) || isAskedAgain(latest) || isOverOffer(latest, received))
    return { kind: "one", about: latest };
  const hasAnswer = (question: KeptMessage) =>
    earlier.some(
      (answer) => answer.createdAt > sentAt(question) && answer.appointmentId === question.appointmentId,
    );
  const subjects = new Map([[subjectOf(latest), latest]]);
  for (const row of questions) {
    const isRecent = sentAt(latest) - sentAt(row) < togetherMs;
    const isOpen = !isChoiceOfVisits(row) && !isOverOffer(row, received) && !hasAnswer(row);
    if (isRecent && isOpen && !subjects.has(subjectOf(row))) subjects.set(subjectOf(row), row);
  }
  const among = [...subjects.values()];
  return among.length === 1 ? { kind: "one", about: latest } : { kind: "several", among };
}

/** An offer that names the time once more, since something else was in question. */
const isAskedAgain = ({ purpose, occasion }: KeptMessage): boolean =>
  purpose === "waitlist_offer" && occasion.includes(" again ");

/** An answer to the last thing that was asked is about that, however late: never about the visit that they have. */
const isOverOffer = ({ purpose, expiresAt }: KeptMessage, { createdAt }: KeptMessage): boolean =>
  purpose === "waitlist_offer" && expiresAt !== null && expiresAt < createdAt;

export const isChoiceOfVisits = ({ purpose, offered }: KeptMessage): boolean =>
  purpose === "answer" && offered.some(({ appointmentId }) => appointmentId !== undefined);

/** Which of several visits an answer takes: their places in the list; null when it does not plainly say. */
export function readVisitChoice(text: string, count: number): number[] | null {
  if (/^\W*(?:both|all)\W*$/i.test(text)) return Array.from({ length: count }, (_, place) => place);
  const digit = /^\W*(?:yes|no)?\W*([1-9])\W*$/i.exec(text);
  const place = Number(digit?.[1]) - 1;
  return place >= 0 && place < count ? [place] : null;
}

interface VisitToChoose {
  patientName: string;
  localDate: string;
  localTime: string;
}

/** `Which visit do you mean? Reply 1 for Rita, Friday 14 August at 9:00 am, 2 for Noah, …, or BOTH`. */
export function whichVisitText(visits: readonly VisitToChoose[]): string {
  const choices = visits.map(
    ({ patientName, localDate, localTime }, place) =>
      `${place + 1} for ${firstName(patientName)}, ${spokenDate(localDate)} at ${twelveHour(localTime)}`,
  );
  const every = visits.length === 2 ? "BOTH" : "ALL";
  return `Which visit do you mean? Reply ${choices.join(", ")}, or ${every}`;
}

/** `Your appointment on Friday 14 August at 9:00 am is cancelled already. Our team will read your message and get back to you`. */
export function tooLateText(visits: readonly (VisitToChoose & { status: string })[]): string {
  const isOff = visits.length > 0 && visits.every(({ status }) => status === "cancelled");
  const when = visits.map((visit) => whenInWords(visit)).join(" and ");
  const [subject, verb] = visits.length === 1 ? ["Your appointment", "is"] : ["Your appointments", "are"];
  const off = isOff ? `${subject} on ${when} ${verb} cancelled already. ` : "";
  return `${off}Our team will read your message and get back to you`;
}

/** Who may have written: one, or everybody who is known at that number. */
export function writerInWords(names: readonly string[]): string {
  const known = [...new Set(names)];
  if (known.length === 0) return "Somebody without a patient record";
  if (known.length === 1) return known[0] ?? "";
  return `Somebody on the number of ${known.slice(0, -1).join(", ")} and ${known.at(-1)}`;
}
