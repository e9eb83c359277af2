import type { CallId } from "#kernel/ids.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import { learnt, runTool, type ToolContext } from "#server/calls/tools.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { emptyLedger } from "#server/dialogue/decide/begin.ts";
import type { Ledger } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import { makeStep, type Stages } from "#server/dialogue/decide/step.ts";
import type { CallEvent, ClinicFacts, Effect, ToolEffect, ToolResult } from "#server/dialogue/events.ts";
import type { Act, Heard } from "#server/dialogue/hear/acts.ts";
import { type RehearsalBook, rehearsalBook } from "#server/rehearsal/book.ts";
import type { Visit } from "#server/rehearsal/caller.ts";

/** An act as a test writes it: what it was said in does not matter. */
export type Meant = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, "clause" | "words" | "certainty"> & { clause?: number; words?: string }
    : never
  : never;

export interface CallByActs {
  readonly ledger: Ledger;
  readonly book: RehearsalBook;
  readonly tasks: { title: string; detail: string; phone: string | null }[];
  readonly effects: readonly Effect[];
  /** What the assistant planned to say in answer to the last event. */
  readonly plan: readonly PlanItem[];
  means(...acts: readonly Meant[]): Promise<readonly PlanItem[]>;
  send(event: Untimed): Promise<readonly PlanItem[]>;
}
type Untimed = CallEvent extends infer Each
  ? Each extends { at: number }
    ? Omit<Each, "at">
    : never
  : never;

/** Monday 10 August 2026, 9:00 am in Sydney. */
export const mondayMorning = Date.parse("2026-08-09T23:00:00Z");

export const harbourDental: ClinicFacts = {
  clinicName: "Harbour Dental",
  address: "12 Wharf Street, Sydney NSW 2000",
  phoneNumber: "(02) 5550 4410",
  email: "hello@harbour.example",
  website: "https://harbour.example",
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  services: ["Check-ups", "Teeth cleaning", "Fillings"],
  specializations: [],
  emergencyContact: "",
  emergencyHours: { available: false, contact: "", hours: "" },
  additionalInfo: "Free parking is behind the building.",
  greeting: null,
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  canTransfer: false,
};

/**
 * A call of which every utterance is given as the acts it comes to: the loop that decides, on the real tools and the real
 * rules of the calendar, without a word. What is said is the plan itself, as JSON.
 */
export async function callByActs(
  options: {
    facts?: Partial<ClinicFacts>;
    callerNumber?: string | null;
    before?: readonly Visit[];
    knows?: Stages["knows"];
  } = {},
): Promise<CallByActs> {
  const facts = { ...harbourDental, ...options.facts };
  const { callerNumber = "+61491570156", before = [] } = options;
  let at = mondayMorning;
  const calendar = {
    timeZone: facts.timeZone,
    businessHours: facts.businessHours,
    closures: [],
    treatmentMinutes: {},
  };
  const book = rehearsalBook(calendar, () => at, before);
  const tasks: CallByActs["tasks"] = [];
  const context: ToolContext = {
    ...{ scope: {} as ClinicScope, callId: "call" as CallId, calendar: calendar, now: () => at },
    line: { callerNumber, isStaff: false },
    ...learnt(),
    waitlist: book,
    leaveTask: async ({ title, detail, phone }) => {
      tasks.push({ title, detail: detail ?? "", phone: phone ?? null });
    },
    stopCalls: async () => {},
  };
  let next: Heard = { text: "", clauses: [], acts: [] };
  let planned: readonly PlanItem[] = [];
  const step = makeStep({
    hear: () => next,
    say: (items, ledger) => {
      planned = [...planned, ...items];
      const sentences = items.map((item) => ({ text: JSON.stringify(item), isInterruptible: true }));
      return { sentences, wordings: ledger.wordings };
    },
    knows: options.knows ?? (() => true),
  });
  const call = {
    ledger: emptyLedger(),
    book,
    tasks,
    effects: [] as Effect[],
    plan: [] as readonly PlanItem[],
  };
  const send = async (event: Untimed): Promise<readonly PlanItem[]> => {
    planned = [];
    let following: CallEvent | null = { ...event, at } as CallEvent;
    for (let steps = 0; following; steps++) {
      if (steps > 12) throw new Error("Tools without end");
      const { state, effects } = step(call.ledger, following);
      // As it is stored.
      call.ledger = JSON.parse(JSON.stringify(state)) as Ledger;
      call.effects.push(...effects);
      const tool = effects.find(isTool);
      following = tool ? { type: "result", at, result: await run(tool) } : null;
    }
    at += 5_000;
    call.plan = planned;
    return planned;
  };
  const run = (effect: ToolEffect): Promise<ToolResult> => runTool(effect, book, context);
  await send({ type: "started", facts, callerNumber });
  return Object.assign(call, {
    send,
    means: (...acts: readonly Meant[]) => {
      const said = acts.map((act) => ({ clause: 0, words: act.kind, certainty: 1, ...act }) as Act);
      const last = Math.max(0, ...said.map(({ clause }) => clause));
      const text = said.map(({ words }) => words).join(" ");
      const clauses = Array.from({ length: last + 1 }, (_, clause) => ({
        words: said
          .filter((act) => act.clause === clause)
          .map(({ words }) => words)
          .join(" "),
        span: [0, 0] as const,
      }));
      next = { text, clauses, acts: said };
      return send({ type: "heard", text });
    },
  });
}

const tools: ReadonlySet<string> = new Set(
  "find_slots hold_slot book find_appointments look_up_line cancel reschedule join_waitlist stop_calls take_message".split(
    " ",
  ),
);
const isTool = (effect: Effect): effect is ToolEffect => tools.has(effect.type);
