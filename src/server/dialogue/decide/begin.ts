import { noWhen, type PersonName } from "../readings.ts";
import type { Ledger, Matter, MatterKind, Person } from "./ledger.ts";

const nobody: Person = {
  name: null,
  isNameUnsure: false,
  relation: null,
  standing: "unknown",
  age: null,
  phone: null,
  isPhoneUnsure: false,
  email: null,
  declined: [],
  lookUp: null,
};

export const callerPerson: Person = { ...nobody, standing: "self" };

/** Somebody else whom a matter is for. */
export const otherPerson = (
  relation: string | null,
  standing: Person["standing"],
  name: PersonName | null = null,
): Person => ({ ...nobody, relation, standing, name });

/** A call before its first event. */
export const emptyLedger = (): Ledger => ({
  version: 2,
  facts: null,
  callerNumber: null,
  outbound: null,
  now: 0,
  people: [callerPerson],
  caller: 0,
  matters: [],
  current: null,
  questions: [],
  words: [],
  wordsBefore: [],
  asked: null,
  put: {},
  fruitless: 0,
  lineVisits: [],
  found: [],
  booked: [],
  danger: null,
  waiting: null,
  meanwhile: [],
  lastPlan: [],
  lastSaid: "",
  hasReplied: false,
  sameReplies: 0,
  wordings: {},
  silences: 0,
  quietSilences: 0,
  noises: 0,
  digits: "",
  letters: "",
  warnedOfAbuse: false,
  isClosedTold: false,
  manner: "usual",
  isEnded: false,
  lastHeard: null,
});

/** A matter that has just come up. */
export const newMatter = (kind: MatterKind, person: number, opening: string): Matter => ({
  kind,
  status: "open",
  person,
  treatment: null,
  named: null,
  reason: null,
  when: { reading: noWhen, heard: "" },
  shift: null,
  visitMeant: { when: null, treatment: null, id: null },
  visit: null,
  lookedFor: null,
  asksFree: false,
  movedFrom: null,
  offered: [],
  slot: null,
  isHeld: false,
  isAgreed: false,
  notes: [],
  to: null,
  ringWhen: null,
  isTold: false,
  opening,
});
