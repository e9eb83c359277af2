import { exampleFacts, mondayMorning } from "../../testing/example-clinic.ts";
import type { Act, Heard } from "../acts/acts.ts";
import type { HearContext } from "../context.ts";
import { hear } from "../hear.ts";

/** Monday 10 August 2026, nine in the morning; nothing is being done and nothing was offered. */
export const openCall: HearContext = {
  now: mondayMorning,
  timeZone: exampleFacts.timeZone,
  businessHours: exampleFacts.businessHours,
  previousDate: null,
  prompt: "open",
  wish: null,
  filled: [],
  candidates: [],
  callerNumber: "+61491570156",
  isOwnNumberDeclined: false,
  digitsSoFar: "",
  bookings: 0,
  namesAwaited: 0,
  lastName: "",
  lettersSoFar: "",
  practitioners: [{ id: "vance", name: "Dr Imelda Vance", role: "Dentist", gender: "female" }],
};

export const hearAs = (text: string, parsed: Partial<HearContext> = {}): Heard =>
  hear(text, [], { ...openCall, ...parsed });

/** One act in short: `want.book`, `wish 2026-08-11 09:00`, `name Mia Chen`. */
function inShort(act: Act): string {
  switch (act.kind) {
    case "want":
      return `want.${act.wish}`;
    case "ask":
      return `ask.${act.topic}${Object.values(act.about)
        .map((each) => ` ${each}`)
        .join("")}`;
    case "name":
      return `name ${act.name.full} (${act.role})`;
    case "letters":
      return `letters ${act.letters}`;
    case "phone":
      return `phone ${act.phone}${act.isOwnLine ? " (own)" : ""}`;
    case "digits":
      return `digits ${act.digits}`;
    case "email":
      return `email ${act.email}`;
    case "when":
      return [
        act.role,
        ...act.when.days.map(({ value }) =>
          value.from === value.to ? value.from : `${value.from}–${value.to}`,
        ),
        ...act.when.times.map(({ value }) => (value.kind === "exact" ? value.time : value.label)),
        ...act.when.excludedDays.map(({ value }) => `not ${value.from}`),
        ...(act.when.soonest ? ["soonest"] : []),
      ].join(" ");
    case "shift":
      return `shift ${act.shift.minutes ?? "?"} ${act.shift.direction}`;
    case "treatment":
      return `for ${act.treatment}`;
    case "patient":
      return `patient ${act.relation} (${act.standing}${act.age === null ? "" : ` ${act.age}`})`;
    case "party":
      return `party ${act.count}${act.withCaller ? " with caller" : ""}`;
    case "dentist":
      return `dentist ${act.dentist}`;
    case "pick":
      return `pick ${act.candidate}`;
    case "kept":
      return `kept ${act.candidate}`;
    case "pick_all":
      return `pick all ${act.of}${act.but === null ? "" : ` but ${act.but}`}`;
    case "danger":
      return `danger ${act.danger} ${act.degree}`;
    case "picked_up":
      return `picked up ${act.who}`;
    case "help_line":
      return `help ${act.line}`;
    default:
      return act.kind;
  }
}

export const actsIn = (text: string, parsed: Partial<HearContext> = {}): readonly string[] =>
  hearAs(text, parsed).acts.map(inShort);
