import type { Frame, Need } from "../frame.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { fullName, keyOf, lineNumber, needName, needPhone, personOf, phoneOf } from "./people.ts";

/** What goes to people: a message, a wish to be rung, word that somebody comes late. All of it in the caller's own words. */

const needWords = (matter: Matter, index: number): Need | null =>
  matter.notes.length > 0
    ? null
    : {
        need: "ask",
        prompt: { kind: "message", matter: index, key: keyOf(index, "message_text"), ask: "message_text" },
      };

/** Asked once: whoever does not say is rung when the team can. */
const needRingWhen = (ledger: Ledger, matter: Matter, index: number): Need | null => {
  const key = keyOf(index, "ring_when");
  const isAsked = (ledger.put[key] ?? 0) > 0;
  return matter.ringWhen !== null || isAsked
    ? null
    : { need: "ask", prompt: { kind: "message", matter: index, key, ask: "ring_when" } };
};

const take = (ledger: Ledger, matter: Matter, index: number, kind: "callback" | "message"): Need => ({
  need: "tool",
  effect: {
    type: "take_message",
    kind,
    patientName: callerName(ledger, matter),
    phone: phoneOf(ledger, matter) ?? lineNumber(ledger),
    text: textOf(ledger, matter),
    words: ledger.words,
  },
  waiting: { for: "message", matter: index, kind, afterwards: "go_on" },
});

/** Whoever rings is rung back, not whom it is about. */
const callerName = (ledger: Ledger, matter: Matter): string | null =>
  ledger.people[ledger.caller]?.name?.full ?? (fullName(ledger, matter) || null);

function textOf(ledger: Ledger, matter: Matter): string {
  const { relation, name } = personOf(ledger, matter);
  const isOthers = relation !== null || (matter.person !== ledger.caller && name !== null);
  const about = isOthers ? `For ${name?.full ?? `the caller's ${relation}`}: ` : "";
  const to = matter.to === null ? "" : `To ${matter.to}: `;
  const ring = matter.ringWhen === null ? "" : ` To be rung: ${matter.ringWhen}.`;
  const told = matter.notes.map((note) => (note.endsWith(".") ? note : `${note}.`)).join(" ");
  return `${about}${to}${told}${ring}`;
}

/** The caller gives their own name, whomever the message is about. */
const needCallersName = (ledger: Ledger, matter: Matter, index: number): Need | null => {
  // Whoever the message is about is known, and the caller said no name: it is signed with theirs.
  const isKnown = matter.person !== ledger.caller && personOf(ledger, matter).standing !== "grown";
  if (isKnown && personOf(ledger, matter).name !== null) return null;
  return needName(ledger, { ...matter, person: ledger.caller }, index);
};
const needCallersPhone = (ledger: Ledger, matter: Matter, index: number): Need | null =>
  needPhone(ledger, { ...matter, person: ledger.caller }, index);

export const message: Frame = {
  kind: "message",
  takes: ["name", "phone", "words"],
  next: (ledger, matter, index) =>
    needWords(matter, index) ??
    needCallersName(ledger, matter, index) ??
    take(ledger, matter, index, "message"),
};

export const callback: Frame = {
  kind: "callback",
  takes: ["name", "phone", "words"],
  next: (ledger, matter, index) =>
    needWords(matter, index) ??
    needCallersName(ledger, matter, index) ??
    needCallersPhone(ledger, matter, index) ??
    needRingWhen(ledger, matter, index) ??
    take(ledger, matter, index, "callback"),
};

/** Whoever runs late is not kept: the name, and the desk knows. */
export const late: Frame = {
  kind: "late",
  takes: ["name", "words", "visit"],
  next: (ledger, matter, index) => needName(ledger, matter, index) ?? take(ledger, matter, index, "message"),
};
