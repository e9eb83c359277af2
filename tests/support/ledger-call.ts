import type { CallId } from "#kernel/ids.ts";
import type { OnWaitlist } from "#server/calls/port.ts";
import { learnt, runTool, type ToolContext } from "#server/calls/tools.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { emptyLedger } from "#server/dialogue/decide/begin.ts";
import type { Ledger } from "#server/dialogue/decide/ledger.ts";
import { makeStep, type Stages } from "#server/dialogue/decide/step.ts";
import type { CallEvent, ClinicFacts, Effect, OutboundReason, ToolEffect } from "#server/dialogue/events.ts";
import { type RehearsalBook, rehearsalBook } from "#server/rehearsal/book.ts";
import type { Visit } from "#server/rehearsal/caller.ts";

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

export interface CallOptions {
  facts?: Partial<ClinicFacts>;
  /** E.164; null = withheld. */
  callerNumber?: string | null;
  before?: readonly Visit[];
  /** Who is on the waitlist before the call. */
  waiting?: readonly Omit<OnWaitlist, "id">[];
  /** Set when the clinic rings. */
  outbound?: OutboundReason;
  /** When it rings, epoch milliseconds. */
  at?: number;
}

export interface LeftTask {
  title: string;
  detail: string;
  phone: string | null;
  isUrgent: boolean;
  appointmentId: string | null;
}

export interface LedgerCall {
  readonly ledger: Ledger;
  readonly book: RehearsalBook;
  readonly tasks: readonly LeftTask[];
  readonly effects: readonly Effect[];
  /** Sends one event and runs the tools that it asks for; gives back the effects that it brought. */
  send(event: Untimed): Promise<readonly Effect[]>;
}
export type Untimed = CallEvent extends infer Each
  ? Each extends { at: number }
    ? Omit<Each, "at">
    : never
  : never;

/** So long a caller thinks and speaks. */
const turnMs = 5_000;
/** More tools in one turn than any needs. */
const mostTools = 12;

/** A call without a telephone: the loop that decides, on the real tools and the real rules of a calendar in memory. */
export async function ledgerCall(stages: Stages, options: CallOptions = {}): Promise<LedgerCall> {
  const facts = { ...harbourDental, ...options.facts };
  const { callerNumber = "+61491570156", before = [] } = options;
  let at = options.at ?? mondayMorning;
  const calendar = { timeZone: facts.timeZone, businessHours: facts.businessHours };
  const book = rehearsalBook(calendar, () => at, before, options.waiting);
  const tasks: LeftTask[] = [];
  const context: ToolContext = {
    ...{ scope: {} as ClinicScope, callId: "call" as CallId, calendar, now: () => at },
    line: { callerNumber, isStaff: false },
    ...learnt(),
    waitlist: book,
    leaveTask: async ({ title, detail, phone, isUrgent = false, appointmentId = null }, how) => {
      if (how?.isWhole) tasks.length = 0;
      tasks.push({ title, detail, phone, isUrgent, appointmentId });
    },
    stopCalls: async () => {},
  };
  const step = makeStep(stages);
  const call = { ledger: emptyLedger(), book, tasks, effects: [] as Effect[] };
  const send = async (event: Untimed): Promise<readonly Effect[]> => {
    const from = call.effects.length;
    let next: CallEvent | null = { ...event, at } as CallEvent;
    for (let steps = 0; next; steps++) {
      if (steps > mostTools) throw new Error("The conversation asks for tools without end");
      const stepped = step(call.ledger, next);
      // As it is stored.
      call.ledger = JSON.parse(JSON.stringify(stepped.state)) as Ledger;
      call.effects.push(...stepped.effects);
      const tool = stepped.effects.find(isTool);
      next = tool ? { type: "result", at, result: await runTool(tool, book, context) } : null;
    }
    at += turnMs;
    return call.effects.slice(from);
  };
  await send({
    type: "started",
    facts,
    callerNumber,
    ...(options.outbound && { outbound: options.outbound }),
  });
  return Object.assign(call, { send });
}

const tools: ReadonlySet<string> = new Set(
  "find_slots hold_slot book find_appointments look_up_line cancel reschedule join_waitlist leave_waitlist stop_calls take_message".split(
    " ",
  ),
);
const isTool = (effect: Effect): effect is ToolEffect => tools.has(effect.type);
