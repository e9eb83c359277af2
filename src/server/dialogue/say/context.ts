import { toLocal } from "#kernel/zoned-time.ts";
import type { Matter, Person, Prompt } from "../decide/ledger.ts";
import type { LiveLedger } from "../decide/turn.ts";
import { atThisHour } from "./contact-hours.ts";

/** What the sentences need to know of the call besides what is to be said. */
export interface SayContext
  extends Pick<
    LiveLedger,
    | "facts"
    | "now"
    | "manner"
    | "callerNumber"
    | "outbound"
    | "people"
    | "caller"
    | "isNotPatient"
    | "matters"
    | "wordings"
    | "digits"
  > {
  /** What has not been said aloud yet on this call: nothing has. */
  isFirst: boolean;
}

export const contextOf = (ledger: LiveLedger): SayContext => ({
  facts: atThisHour(ledger.facts, ledger.now),
  now: ledger.now,
  manner: ledger.manner,
  callerNumber: ledger.callerNumber,
  outbound: ledger.outbound,
  people: ledger.people,
  caller: ledger.caller,
  ...(ledger.isNotPatient && { isNotPatient: ledger.isNotPatient }),
  matters: ledger.matters,
  wordings: ledger.wordings,
  digits: ledger.digits,
  isFirst: ledger.lastSaid === "",
});

/** One thing to say. Its wordings take turns, counted under the key; those that say facts alone may be one. */
export interface Wording {
  key: string;
  ways: readonly string[];
  /** It has to be heard to its end: the caller cannot cut it short. */
  mustBeHeard?: true;
}

export const say = (key: string, ...ways: readonly string[]): Wording => ({ key, ways });

export const todayOf = ({ now, facts }: Pick<SayContext, "now" | "facts">): string =>
  toLocal(now, facts.timeZone).date;

export const matterOf = ({ matters }: SayContext, { matter }: Prompt): Matter | null =>
  matter === null ? null : (matters[matter] ?? null);

/** Whom the prompt is about: the caller where it is about no matter. */
export function personOf(context: SayContext, prompt: Prompt): Person | null {
  const index = matterOf(context, prompt)?.person ?? context.caller;
  return context.people[index] ?? null;
}
