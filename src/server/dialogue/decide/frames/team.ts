import type { NewDetail } from "../../hear/acts/acts.ts";
import type { Frame, Need } from "../frame.ts";
import type { Ledger, Matter, Prompt } from "../ledger.ts";
import { isRefused } from "../refused.ts";
import { change, type Turn } from "../turn.ts";
import { keyOf, lineNumber, needName, needPhone, personOf, phoneOf } from "./people.ts";
import { settle } from "./settle.ts";
import { childOnLine, lineVisitsOf, lookFor, needWhose, urgentVisitOf } from "./standing-visit.ts";
import { isToldOf, tellTeam, writtenTo } from "./team-task.ts";

/** What goes to people: a message, a wish to be rung, word that somebody comes late. All of it in the caller's own words. */

const needWords = (ledger: Ledger, matter: Matter, index: number): Need | null =>
  isToldOf(matter) && !isAboutNothing(ledger, matter, index)
    ? null
    : {
        need: "ask",
        prompt: { kind: "message", matter: index, key: keyOf(index, "message_text"), ask: "message_text" },
      };

/** Whoever asked for a person, got nobody and has not said what for is asked once. */
const isAboutNothing = (ledger: Ledger, { notes, opening }: Matter, index: number): boolean =>
  ledger.returned?.isAboutKnown === false &&
  (ledger.put[keyOf(index, "message_text")] ?? 0) === 0 &&
  notes.every((each) => each === opening);

/** Asked once: whoever does not say is rung when the team can. */
const needRingWhen = (ledger: Ledger, matter: Matter, index: number): Need | null => {
  const key = keyOf(index, "ring_when");
  const isAsked = (ledger.put[key] ?? 0) > 0;
  const { rung = ledger.caller } = matter;
  // Nothing of a refused visit is settled with whoever asked for it: when its bearer is rung is theirs to say.
  const isOfRefused =
    rung !== ledger.caller && ledger.matters.some((each) => each.person === rung && isRefused(ledger, each));
  const isWritten = matter.rung === undefined && writtenTo(ledger.people[ledger.caller]) !== undefined;
  // A time that came up beside the wish, and may be of something else, stands in their words.
  const isTold = (ledger.put[keyOf(index, "ring_when", "told")] ?? 0) > 0;
  // 'Ring me now' is when.
  return matter.ringWhen !== null ||
    ledger.pressing !== undefined ||
    isTold ||
    isAsked ||
    isWritten ||
    isOfRefused
    ? null
    : { need: "ask", prompt: { kind: "message", matter: index, key, ask: "ring_when" } };
};

/** The caller gives their own name, whomever the message is about. */
const needCallersName = (ledger: Ledger, matter: Matter, index: number): Need | null => {
  // Whoever the message is about is known, and the caller said no name: it is signed with theirs.
  const isKnown =
    matter.kind === "message" &&
    matter.person !== ledger.caller &&
    personOf(ledger, matter).standing !== "grown" &&
    ledger.isNotPatient !== true;
  if (isKnown && personOf(ledger, matter).name !== null) return null;
  const need = needName(ledger, { ...matter, person: ledger.caller }, index);
  // Whoever has told the whole name of somebody of theirs is known by that and their first name.
  const isOfKin = ledger.people.some(
    ({ relation, isOfOther, name }) => relation !== null && !isOfOther && (name?.last ?? null) !== null,
  );
  if (need?.need === "ask" && need.prompt.ask === "surname" && isOfKin) return null;
  const isAsked = need?.need === "ask" && isAskedEnough(ledger, need.prompt);
  return isAsked ? null : need;
};
/** Whoever would rather not say their name is rung all the same; a first name alone will do. */
const isAskedEnough = ({ put, ...ledger }: Ledger, { ask, key }: Prompt): boolean => {
  const hasNumber = (ledger.people[ledger.caller]?.phone ?? ledger.callerNumber) !== null;
  return (put[key] ?? 0) >= (ask === "surname" ? 1 : mostAsked) && (ask === "surname" || hasNumber);
};
const mostAsked = 2;

/** Whoever declines to say their name is not asked again. */
export const putEnough = (turn: Turn, key: string): Turn =>
  change(turn, { put: { ...turn.ledger.put, [key]: mostAsked } });

/** Somebody else is rung on their own number, asked for once; where it is not told, the caller's stands with the words. */
const needRungPhone = (ledger: Ledger, { rung }: Matter, index: number): Need | null => {
  const key = keyOf(index, "phone", `of ${rung}`);
  const isTold = rung === undefined || rung === ledger.caller || ledger.people[rung]?.phone !== null;
  return isTold || (ledger.put[key] ?? 0) > 0
    ? null
    : { need: "ask", prompt: { kind: "phone", matter: index, key, ask: "phone", of: rung } };
};

const needCallersPhone = (ledger: Ledger, matter: Matter, index: number): Need | null =>
  needPhone(ledger, { ...matter, person: ledger.caller }, index);

/** A message from a line that shows no number says whose it is, asked once. */
const needNumberIfHidden = (ledger: Ledger, matter: Matter, index: number): Need | null =>
  lineNumber(ledger) !== null || (ledger.put[keyOf(index, "phone")] ?? 0) > 0
    ? null
    : needCallersPhone(ledger, matter, index);

/** What is urgent before a visit is told with it: looked for under the name and the number that are known, and asked for by nothing else. */
function needItsVisit(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { standing, age, lookUp } = personOf(ledger, matter);
  const isOpen = matter.urgent !== undefined && urgentVisitOf(ledger, matter) === null && lookUp === null;
  // A grown person's visit is told to nobody else; the team sees which it may be.
  const isTheirs = standing === "self" || standing === "small" || age !== null;
  if (!isOpen) return null;
  if (!isTheirs) return needWhetherSmall(ledger, matter, index);
  const need = childOnLine(ledger, matter) === null ? needName(ledger, matter, index) : null;
  if (need?.need === "ask" && !isAskedEnough(ledger, need.prompt)) return need;
  const phone = phoneOf(ledger, matter);
  return phone === null || personOf(ledger, matter).name === null
    ? null
    : lookFor(ledger, matter, { index, phone, visitDay: null });
}

/** Whoever has a visit under the ringing number, and is named by the first name alone, may be a child: asked once. */
function needWhetherSmall(ledger: Ledger, matter: Matter, index: number): Need | null {
  const need = lineVisitsOf(ledger, matter).length === 0 ? null : needWhose(ledger, matter, index);
  return need?.need === "ask" && (ledger.put[need.prompt.key] ?? 0) === 0 ? need : null;
}

/** Nothing came of the visit that it was told with, and there is no other. */
function dropWithVisit(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { follows } = matter;
  const isDropped = follows !== undefined && ledger.matters[follows]?.status === "dropped";
  const isNone = isDropped && ledger.lineVisits.length + ledger.found.length + ledger.booked.length === 0;
  return isNone ? { need: "nothing", ledger: settle(ledger, index, "dropped") } : null;
}

/** What is to stand on their records, each asked for at most twice. Nothing is changed here: whoever rings has shown nobody who they are. */
function needNewDetail(ledger: Ledger, matter: Matter, index: number): Need | null {
  const needs = (matter.corrects ?? []).map(({ detail, isTold }) =>
    isTold ? null : newDetailOf(ledger, matter, { index, detail }),
  );
  return needs.find((need) => need?.need === "ask" && (ledger.put[need.prompt.key] ?? 0) < mostAsked) ?? null;
}

function newDetailOf(
  ledger: Ledger,
  matter: Matter,
  { index, detail }: { index: number; detail: NewDetail },
): Need | null {
  const { name, phone, email } = personOf(ledger, matter);
  const of = { matter: index, of: matter.person } as const;
  const ask = (prompt: Prompt): Need => ({ need: "ask", prompt });
  switch (detail) {
    case "name":
      return name === null
        ? ask({ ...of, kind: "name", key: keyOf(index, "name"), ask: "name", isNew: true })
        : needName(ledger, matter, index);
    case "phone": {
      const key = keyOf(index, "phone", ledger.digits);
      return phone === null ? ask({ ...of, kind: "phone", key, ask: "phone", isNew: true }) : null;
    }
    default: {
      const key = keyOf(index, "new_detail", detail);
      const isKnown = detail === "email" && email !== null;
      return isKnown ? null : ask({ ...of, kind: "message", key, ask: "new_detail", detail });
    }
  }
}

export const message: Frame = {
  kind: "message",
  takes: ["name", "phone", "words"],
  next: (ledger, matter, index) =>
    dropWithVisit(ledger, matter, index) ??
    needWords(ledger, matter, index) ??
    needNewDetail(ledger, matter, index) ??
    needItsVisit(ledger, matter, index) ??
    // Whoever asks whether they know it is told that they do now.
    (matter.isAskedAfter
      ? null
      : (needCallersName(ledger, matter, index) ?? needNumberIfHidden(ledger, matter, index))) ??
    tellTeam(ledger, index),
};

export const callback: Frame = {
  kind: "callback",
  takes: ["name", "phone", "words"],
  next: (ledger, matter, index) =>
    needWords(ledger, matter, index) ??
    needNewDetail(ledger, matter, index) ??
    needItsVisit(ledger, matter, index) ??
    needCallersName(ledger, matter, index) ??
    needRungPhone(ledger, matter, index) ??
    needCallersPhone(ledger, matter, index) ??
    needRingWhen(ledger, matter, index) ??
    tellTeam(ledger, index),
};

/** A first name is enough where one visit under the ringing number is theirs. */
const needNameOnLine = (ledger: Ledger, matter: Matter, index: number): Need | null =>
  lineVisitsOf(ledger, matter).length === 1 ? null : needName(ledger, matter, index);

/** Whoever runs late is not kept: the name, and the desk knows. */
export const late: Frame = {
  kind: "late",
  takes: ["name", "words", "visit"],
  next: (ledger, matter, index) =>
    (personOf(ledger, matter).standing === "grown"
      ? needCallersName(ledger, matter, index)
      : needNameOnLine(ledger, matter, index)) ?? tellTeam(ledger, index),
};
