import type { CallId } from "#kernel/ids.ts";
import type { OpeningCalendar } from "#server/booking/availability.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import { CallSession } from "#server/calls/session.ts";
import { learnt, runTool, type ToolContext } from "#server/calls/tools.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { TalkState } from "#server/dialogue/call-memory.ts";
import type { ClinicFacts, ToolEffect, ToolResult } from "#server/dialogue/events.ts";
import { rehearsalBook } from "./book.ts";
import type { Aftermath, RehearsalCaller } from "./caller.ts";
import type { LeftForTeam } from "./passed-on.ts";
import { type Reply, readReply } from "./read-reply.ts";

/** Where a rehearsal takes place. */
export interface RehearsalStage {
  engine: ConversationEngine<TalkState>;
  /** What the assistant may say and do with the settings under trial. */
  facts: ClinicFacts;
  calendar: OpeningCalendar;
  /** When the callers ring, epoch milliseconds. */
  at: number;
  scope: ClinicScope;
}

export interface RehearsalOutcome {
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
export async function rehearseCall(
  caller: RehearsalCaller,
  stage: RehearsalStage,
): Promise<RehearsalOutcome> {
  let at = stage.at;
  const book = rehearsalBook(stage.calendar, () => at, caller.before);
  const left = { messages: 0, wereStaffAlerted: false, hasBroken: false };
  const replies: Reply[] = [];
  /** What the team was left, by the turn whose reply is still to come. */
  const forTeam: LeftForTeam[] = [];
  const leave = (text: string) => forTeam.push({ kind: "task", turn: replies.length, text });
  const tools: ToolContext = {
    ...{ scope: stage.scope, callId: "rehearsal" as CallId, calendar: stage.calendar, now: () => at },
    line: { callerNumber: caller.callerNumber, isStaff: false },
    ...learnt(),
    waitlist: book,
    leaveTask: async ({ detail }) => {
      left.messages++;
      leave(detail ?? "");
    },
    // A rehearsal is rung, it rings nobody.
    stopCalls: async () => {},
  };
  const line = openLine(stage, {
    now: () => at,
    runTool: (effect) => runTool(effect, book, tools),
    alertStaff: ({ text }) => {
      left.wereStaffAlerted = true;
      leave(text);
    },
    failed: () => {
      left.hasBroken = true;
    },
  });

  const transcript: RehearsalOutcome["transcript"] = [];
  const answer = caller.answers();
  const asked: string[] = [];
  const take = (reply: Reply | null): Reply | null => {
    if (reply) {
      replies.push(reply);
      transcript.push({ speaker: "assistant", text: reply.text });
    }
    return reply;
  };
  let reply = take(await line.begin(caller.callerNumber));
  for (let turns = 0; reply && turns < maxTurns; turns++) {
    const words = answer(reply);
    if (words === null) break;
    at += turnMs;
    asked.push(words);
    transcript.push({ speaker: "caller", text: words });
    reply = take(await line.say(words));
  }
  const ending = await line.hangUp();
  const after: Aftermath = {
    ...left,
    ...{
      visits: book.standing(),
      before: caller.before,
      replies,
      asked,
      emergencyContact: stage.facts.emergencyHours.available ? stage.facts.emergencyHours.contact : null,
    },
    books: {
      ...{
        visits: book.everStood(),
        waiting: book.waiting(),
        offWaitlist: book.offWaitlist(),
        calendar: stage.calendar,
        at: stage.at,
      },
      ownWords: ownWordsOf(stage.facts),
      left: forTeam,
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
  alertStaff(alert: { text: string }): void;
  failed(error: unknown): void;
}

/** A session whose turns can be waited for one by one. */
function openLine(stage: RehearsalStage, world: LineWorld) {
  let ending: string | null = null;
  let keep: (reply: Reply | null) => void = () => {};
  const session = new CallSession<TalkState>(
    {
      ...{ engine: stage.engine, voice: null, clock: { now: world.now } },
      ...{ runTool: world.runTool, alertStaff: world.alertStaff, failed: world.failed },
      // Nobody else is on the line of a rehearsal.
      releaseHold: () => {},
      cutOff: () => {},
      send: () => {},
      keepTurn: ({ said }, state) => keep(readReply(state, said)),
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
  const turnAfter = (act: () => void): Promise<Reply | null> => {
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
