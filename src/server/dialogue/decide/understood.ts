import type { Understood, UnderstoodDetail } from "#contract/calls.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import { personOf, phoneOf } from "./frames/people.ts";
import type { Ledger } from "./ledger.ts";

/** What was understood so far, for the dashboard. */
export function understoodSoFar(ledger: Ledger): Understood {
  const { lastHeard, questions, asked } = ledger;
  const asksSomething = lastHeard?.acts.some(({ kind }) => kind === "ask") ?? false;
  const isUnanswered = questions.some(({ status }) => status === "unknown");
  return {
    intents: [...new Set((lastHeard?.acts ?? []).map(labelOf))],
    ...(asksSomething && { isAnswered: !isUnanswered }),
    details: detailsOf(ledger),
    step: asked?.ask ?? "listening",
  };
}

const labelOf = (act: NonNullable<Ledger["lastHeard"]>["acts"][number]): string =>
  act.kind === "want" ? `want_${act.wish}` : act.kind === "ask" ? `ask_${act.topic}` : act.kind;

function detailsOf(ledger: Ledger): UnderstoodDetail[] {
  const matter = ledger.matters[ledger.current ?? ledger.matters.length - 1];
  if (!matter) return [];
  const { name, isNameUnsure, email } = personOf(ledger, matter);
  const phone = phoneOf(ledger, matter);
  const { treatment, reason, slot, when } = matter;
  return [
    ...row("name", "Name", name?.full, name?.full, !isNameUnsure),
    ...row("phone", "Phone", phone === null ? undefined : formatPhone(phone), phone ?? ""),
    ...row("email", "E-mail", email ?? undefined, email ?? ""),
    ...row("type", "Appointment type", treatment ?? undefined, reason ?? treatment ?? ""),
    ...row("date", "Day", slot ? longDate(slot.date) : undefined, when.heard),
    ...row("time", "Time", slot ? twelveHour(slot.time) : undefined, when.heard),
  ];
}

const row = (
  name: UnderstoodDetail["name"],
  label: string,
  value: string | undefined,
  heard = "",
  settled = true,
): UnderstoodDetail[] => (value === undefined ? [] : [{ name, label, value, heard, assumed: [], settled }]);
