import type { CallId } from "#kernel/ids.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import type { ConversationEngine, TurnRecord } from "#server/calls/port.ts";
import { CallSession } from "#server/calls/session.ts";
import { learnt, runTool, type ToolContext } from "#server/calls/tools.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { ClinicFacts, ToolEffect, ToolResult } from "#server/dialogue/events.ts";
import { rehearsalBook } from "./book.ts";
import type { Aftermath, RehearsalCaller } from "./caller.ts";

/** Where a rehearsal takes place. */
export interface RehearsalStage<State> {
  engine: ConversationEngine<State>;
  /** What the assistant may say and do with the settings under trial. */
  facts: ClinicFacts;
  calendar: OpeningCalendar;
  /** When the callers ring, epoch milliseconds. */
  at: number;
  scope: ClinicScope;
}

export interface RungCall {
  after: Aftermath;
  transcript: { speaker: "caller" | "assistant"; text: string }[];
}

const maxTurns = 30;
/** A caller thinks and speaks for this long. */
const turnMs = 4_000;
/** Longer than any rehearsal: nobody is silent here, and nothing waits for a person. */
const neverMs = 10 * 60_000;

/**
 * Lets one caller ring the real session, engine and tools. The book is made for the call and thrown away after it: no row, no
 * message and no log entry comes of it.
 */
export async function ring<State>(caller: RehearsalCaller, stage: RehearsalStage<State>): Promise<RungCall> {
  let at = stage.at;
  const book = rehearsalBook(stage.calendar, () => at, caller.before);
  const left = { messages: 0, wereStaffAlerted: false, hasBroken: false };
  const tools: ToolContext = {
    ...{ scope: stage.scope, callId: "rehearsal" as CallId, calendar: stage.calendar, now: () => at },
    line: { callerNumber: caller.callerNumber, isStaff: false },
    ...learnt(),
    waitlist: book,
    leaveTask: async () => {
      left.messages++;
    },
    // A rehearsal is rung, it rings nobody.
    stopCalls: async () => {},
  };
  const line = openLine(stage, {
    now: () => at,
    runTool: (effect) => runTool(effect, book, tools),
    alertStaff: () => {
      left.wereStaffAlerted = true;
    },
    failed: () => {
      left.hasBroken = true;
    },
  });

  const transcript: RungCall["transcript"] = [];
  const answer = caller.answers();
  let turn = await line.begin(caller.callerNumber);
  transcript.push({ speaker: "assistant", text: turn?.said ?? "" });
  for (let turns = 0; turn && turns < maxTurns; turns++) {
    const words = answer(turn.said);
    if (words === null) break;
    at += turnMs;
    turn = await line.say(words);
    if (turn) transcript.push({ speaker: "caller", text: words }, { speaker: "assistant", text: turn.said });
  }
  const ending = await line.hangUp();
  const wordsOf = (who: "caller" | "assistant") =>
    transcript.filter(({ speaker }) => speaker === who).map(({ text }) => text);
  const after: Aftermath = {
    ...left,
    ...{
      visits: book.standing(),
      before: caller.before,
      said: wordsOf("assistant"),
      asked: wordsOf("caller"),
    },
    books: {
      ...{ visits: book.everStood(), waiting: book.waiting(), calendar: stage.calendar, at: stage.at },
      ownWords: ownWordsOf(stage.facts),
    },
    wasHandedOver: ending === "person_wanted" || ending === "not_understood" || ending === "emergency",
  };
  return { after, transcript };
}

/** What the clinic wrote itself, and the assistant may repeat. The greeting is not among it: it is tried as well. */
const ownWordsOf = ({ additionalInfo, emergencyHours, services, specializations }: ClinicFacts): string =>
  [additionalInfo, emergencyHours.hours, ...services, ...specializations].join("\n");

interface LineWorld {
  now(): number;
  runTool(effect: ToolEffect): Promise<ToolResult>;
  alertStaff(): void;
  failed(error: unknown): void;
}

/** A session whose turns can be waited for one by one. */
function openLine<State>(stage: RehearsalStage<State>, world: LineWorld) {
  let ending: string | null = null;
  let keep: (turn: TurnRecord | null) => void = () => {};
  const session = new CallSession<State>(
    {
      ...{ engine: stage.engine, voice: null, clock: { now: world.now } },
      ...{ runTool: world.runTool, alertStaff: world.alertStaff, failed: world.failed },
      // Nobody else is on the line of a rehearsal.
      releaseHold: () => {},
      cutOff: () => {},
      send: () => {},
      keepTurn: (turn) => keep(turn),
      ended: (reason) => {
        ending = reason;
        keep(null);
      },
    },
    {
      callId: "rehearsal",
      ...{ isTest: false, isSpoken: false, silenceMs: neverMs, toolMs: neverMs, longestMs: neverMs },
    },
    null,
  );
  /** The assistant's turn, or null when the call is over. */
  const turnAfter = (act: () => void): Promise<TurnRecord | null> => {
    if (ending !== null) return Promise.resolve(null);
    return new Promise((resolve) => {
      keep = resolve;
      act();
    });
  };
  return {
    begin: (callerNumber: string | null) => turnAfter(() => session.begin(stage.facts, callerNumber)),
    say: (voicePrompt: string) =>
      turnAfter(() => session.receive({ type: "prompt", voicePrompt, lang: "en-AU", last: true })),
    hangUp: async (): Promise<string | null> => {
      await session.lineClosed();
      return ending;
    },
  };
}
