import type { Intent } from "../understanding.ts";

/** One intent makes another wrong wherever both are heard: 'wrong' in 'wrong number' is no 'no'. */
const anywhere: readonly (readonly [Intent, Intent])[] = [
  ["running_late", "book"],
  ["sales_call", "want_person"],
  ["sales_call", "ask_services"],
  ["sales_call", "ask_hours"],
  ["sales_call", "ask_price"],
  ["sales_call", "ask_insurance"],
  ["sales_call", "leave_message"],
  ["sales_call", "book"],
  ["are_you_human", "want_person"],
  ["ask_parking", "ask_availability"],
  ["ask_practitioner", "ask_availability"],
  ["ask_practitioner", "want_person"],
  ["confirm_appointment", "leave_message"],
  // 'Are you next door to the chemist' names a landmark.
  ["ask_address", "wrong_number"],
  ["wrong_number", "no"],
  ["wrong_number", "wait"],
  ["wrong_number", "ask_insurance"],
  ["slower", "no"],
  ["slower", "repeat"],
  ["abuse", "repeat"],
  ["maybe", "no"],
  ["maybe", "repeat"],
  ["ask_price", "ask_services"],
  ["ask_hours", "ask_availability"],
  ["no", "yes"],
];

/** One intent makes another wrong when both rest on the same clause: 'change my appointment' is no booking. */
const inClause: readonly (readonly [Intent, Intent])[] = [
  ["reschedule", "book"],
  ["reschedule", "cancel"],
  ["reschedule", "confirm_appointment"],
  ["cancel", "book"],
  ["cancel", "confirm_appointment"],
  ["confirm_appointment", "book"],
  ["confirm_appointment", "check_appointment"],
  ["check_appointment", "book"],
  ["check_appointment", "ask_availability"],
  ["leave_message", "want_person"],
  ["ask_parking", "ask_price"],
  ["ask_parking", "ask_address"],
];

type Scope = "anywhere" | "clause";

/** What the first intent makes wrong, and where. */
export const overridden: ReadonlyMap<Intent, ReadonlyMap<Intent, Scope>> = scopesOf();

function scopesOf(): Map<Intent, Map<Intent, Scope>> {
  const scopes = new Map<Intent, Map<Intent, Scope>>();
  for (const [pairs, scope] of [
    [anywhere, "anywhere"],
    [inClause, "clause"],
  ] as const)
    for (const [stronger, weaker] of pairs)
      scopes.set(stronger, (scopes.get(stronger) ?? new Map<Intent, Scope>()).set(weaker, scope));
  return scopes;
}

/** What steers a call and is no wish of its own. */
export const talk: ReadonlySet<Intent> = new Set([
  "yes",
  "no",
  "maybe",
  "repeat",
  "slower",
  "wait",
  "thanks",
  "greeting",
  "goodbye",
]);
