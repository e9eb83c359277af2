import { Readable } from "node:stream";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import { type SeededRandom, seededRandomFor } from "#kernel/seeded-random.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { speakingTimeMs } from "#server/calls/rules.ts";
import { type Reply, readReply } from "#server/rehearsal/read-reply.ts";
import { daysSaid, timesSaid } from "#server/rehearsal/said-times.ts";
import type { CallProvider, OutgoingCall, RecordingProvider } from "#server/telephony/port.ts";
import type { Witness } from "../balance/books.ts";
import type { SimulatedClinic } from "../port.ts";
import type { EventQueue } from "../world/event-queue.ts";
import { claimsIn, isPromised } from "../world/heard-claims.ts";
import type { PhoneCaller } from "../world/wishes.ts";
import { signatureOf } from "./adapters/signature.ts";
import { type Instruction, readInstruction } from "./instructions.ts";
import { beginTalk, type Talk } from "./talk.ts";

export interface TelephoneWorld {
  seed: number;
  clock: Clock;
  /** Asked once the server stands: its telephone is wired before. */
  clinicOf(): SimulatedClinic;
  happenings: EventQueue;
  witness: Witness;
  /** Whoever is rung at this number. */
  answererAt(number: string): Promise<PhoneCaller | null>;
  /** Whether somebody at the desk picks up. */
  isDeskThere(at: number, d: SeededRandom): boolean;
}

const second = 1_000;
const ringMs = 25 * second;
const accountSid = `AC${"0".repeat(32)}`;
type Form = Record<string, string>;

/** A call while it lasts. */
interface Line {
  sid: string;
  caller: PhoneCaller;
  direction: "inbound" | "outbound";
  random: SeededRandom;
  /** What the provider tells once it is over. */
  over(): Promise<void>;
}

/** The telephone network between made-up people and the clinic: rings, connects, records, and tells the clinic by webhook. */
export function createTelephone(world: TelephoneWorld) {
  const { clinicOf, clock, happenings, witness, seed } = world;
  let placed = 0;
  /** Numbers that are on the line. */
  const busy = new Set<string>();

  const webhook = async (path: string, form: Form): Promise<Instruction> => {
    const { request, publicUrl, authToken } = clinicOf();
    const { status, body } = await request({
      ...{ method: "POST", path, form },
      headers: { "x-twilio-signature": signatureOf(authToken, publicUrl + path, form) },
    });
    if (status !== 200) throw new Error(`The webhook ${path} answered ${status}`);
    return readInstruction(body, publicUrl);
  };
  const formOf = ({ sid, caller, direction }: Line, more: Form = {}): Form => {
    const [from, to] =
      direction === "inbound" ? [caller.number, clinicOf().number] : [clinicOf().number, caller.number];
    const Direction = direction === "inbound" ? "inbound" : "outbound-api";
    return { AccountSid: accountSid, CallSid: sid, From: from, To: to, Direction, ...more };
  };
  const later = (ms: number, line: Line, run: () => Promise<void>) =>
    happenings.add(clock.now() + ms, line.sid, run);

  const follow = async (line: Line, instruction: Instruction): Promise<void> => {
    switch (instruction.does) {
      case "talk":
        return talk(line, instruction);
      case "ring_reception":
        return ringReception(line, instruction);
      case "record":
        return record(line, instruction);
      case "end":
        listen(line, instruction.says);
        return later(speakingTimeMs(instruction.says), line, line.over);
      case "ask_key":
      case "connect":
        return line.over();
    }
  };

  /** What is said to a caller about their visit, and about people, is kept as they heard it. */
  const listen = (line: Line, said: string): void => {
    const at = clock.now();
    const { date: today } = toLocal(at, clinicOf().timeZone);
    const readers = {
      days: (words: string) => daysSaid(words, today).map(({ date, index }) => ({ value: date, at: index })),
      times: (words: string) => timesSaid(words).map(({ time, index }) => ({ value: time, at: index })),
    };
    for (const claim of claimsIn(said, readers))
      witness.told.push({ ...claim, phone: line.caller.number, at });
    const known = witness.promised.some(({ providerCallId }) => providerCallId === line.sid);
    if (isPromised(said) && !known) witness.promised.push({ providerCallId: line.sid, at });
  };

  const talk = async (line: Line, { ticket, actionPath }: Instruction & { does: "talk" }): Promise<void> => {
    const { calls } = clinicOf();
    const row = await calls.claimRelay(ticket);
    const begun = row && (await beginTalk(calls, row));
    if (!begun) throw new Error("A call's conversation could not be taken up");
    await answer(line, begun, actionPath, begun.greeting);
  };

  /** The caller hears a reply, thinks, and speaks or hangs up. */
  const answer = async (line: Line, talk: Talk, actionPath: string, said: string): Promise<void> => {
    listen(line, said);
    const reply: Reply = replyNow(line, said);
    const listensMs = speakingTimeMs(said) + line.random.between(400, 2_500);
    const ending = talk.ending();
    if (ending !== null)
      return later(speakingTimeMs(said), line, async () => {
        const reason = ["finished", "abandoned", "line_closed"].includes(ending) ? null : ending;
        const HandoffData = reason === null ? "" : JSON.stringify({ reason, callId: "" });
        const form = formOf(line, { SessionStatus: "ended", CallStatus: "in-progress", HandoffData });
        await follow(line, await webhook(actionPath, form));
      });
    const words = line.caller.answers(reply);
    if (words === null)
      return later(line.random.between(500, 3_000), line, async () => {
        await talk.hangUp();
        const form = formOf(line, { SessionStatus: "completed", CallStatus: "completed" });
        await webhook(actionPath, form);
        await line.over();
      });
    later(listensMs + speakingTimeMs(words), line, async () =>
      answer(line, talk, actionPath, await talk.say(words)),
    );
  };

  const replyNow = ({ caller }: Line, said: string): Reply => {
    const state = clinicOf().talkWith(caller.number);
    if (!state) throw new Error("The assistant spoke without a conversation");
    return readReply(state, said);
  };

  const ringReception = async (
    line: Line,
    { answeredPath, actionPath }: Instruction & { does: "ring_reception" },
  ): Promise<void> => {
    const isThere = world.isDeskThere(clock.now(), line.random);
    const told = (DialCallStatus: string, more: Form = {}) =>
      formOf(line, { CallStatus: "in-progress", DialCallStatus, ...more });
    if (!isThere)
      return later(ringMs, line, async () => follow(line, await webhook(actionPath, told("no-answer"))));
    later(line.random.between(4, 15) * second, line, async () => {
      const leg = { ...formOf(line), CallSid: `${line.sid}leg`, ParentCallSid: line.sid };
      const asked = await webhook(answeredPath, { ...leg, CallStatus: "in-progress" });
      if (asked.does !== "ask_key") throw new Error("Reception was not asked for a key");
      await webhook(asked.pressedPath, { ...leg, CallStatus: "in-progress", Digits: "1" });
      later(line.random.between(40, 240) * second, line, async () =>
        follow(line, await webhook(actionPath, told("completed", { DialBridged: "true" }))),
      );
    });
  };

  const record = async (
    line: Line,
    { announcement, actionPath, recordingPath }: Instruction & { does: "record" },
  ): Promise<void> => {
    listen(line, announcement);
    const { voicemailSeconds: seconds } = line.caller;
    later(speakingTimeMs(announcement) + seconds * second, line, async () => {
      const recording = {
        ...{ RecordingSid: `RE${line.sid.slice(2)}`, RecordingDuration: String(seconds) },
        RecordingStatus: seconds > 0 ? "completed" : "absent",
      };
      if (seconds > 0) witness.promised.push({ providerCallId: line.sid, at: clock.now() });
      const next = await webhook(actionPath, formOf(line, { CallStatus: "in-progress", ...recording }));
      await webhook(recordingPath, formOf(line, recording));
      await follow(line, next);
    });
  };

  return {
    isBusy: (number: string): boolean => busy.has(number),

    /** Somebody rings the clinic now. */
    ring: async (caller: PhoneCaller, id: string): Promise<void> => {
      const sid = `CA${id.padStart(32, "0")}`;
      const line: Line = {
        ...{ sid, caller, direction: "inbound", random: seededRandomFor(seed, "call", id) },
        over: async () => {
          busy.delete(caller.number);
          await webhook(telephonyPaths.twilioStatus, formOf(line, { CallStatus: "completed" }));
        },
      };
      const { number } = caller;
      busy.add(number);
      witness.calls.push({ providerCallId: sid, direction: "inbound", number, at: clock.now() });
      await follow(line, await webhook(telephonyPaths.twilioVoice, formOf(line, { CallStatus: "ringing" })));
    },

    /** Places the clinic's own calls. */
    caller: {
      name: "twilio",
      placeCall: async (call) => {
        const sid = `CA${"f".repeat(8)}${String(++placed).padStart(24, "0")}`;
        witness.calls.push({ providerCallId: sid, direction: "outbound", number: call.to, at: clock.now() });
        happenings.add(clock.now() + 5 * second, sid, () => pickUp(sid, call));
        return { ok: true, providerCallId: sid };
      },
      listPlaced: async ({ to }, since) =>
        witness.calls
          .filter((call) => call.direction === "outbound" && call.number === to && call.at >= since)
          .map(({ providerCallId }) => providerCallId),
    } satisfies CallProvider,

    /** Nothing was ever said onto them: they are silence. */
    recordings: {
      open: async () => ({ ok: true, sound: Readable.from([]) }),
      remove: async () => true,
    } satisfies RecordingProvider,
  };

  async function pickUp(sid: string, { to, answeredPath, endedPath }: OutgoingCall): Promise<void> {
    const d = seededRandomFor(seed, "picks up", sid);
    const caller = busy.has(to) ? null : await world.answererAt(to);
    const line: Line = {
      ...{ sid, direction: "outbound", random: d },
      caller: caller ?? { number: to, wish: "wrong", answers: () => null, voicemailSeconds: 0 },
      over: async () => {
        busy.delete(to);
        await webhook(endedPath, formOf(line, { CallStatus: "completed" }));
      },
    };
    const what = caller === null ? "nobody" : d.oneOf(["person", "person", "machine", "nobody", "busy"]);
    if (what === "nobody" || what === "busy") {
      const CallStatus = what === "busy" ? "busy" : "no-answer";
      return later(what === "busy" ? 0 : ringMs, line, async () => {
        await webhook(endedPath, formOf(line, { CallStatus }));
      });
    }
    const AnsweredBy = what === "person" ? "human" : "machine_end_beep";
    busy.add(to);
    const form = formOf(line, { CallStatus: "in-progress", AnsweredBy });
    later(d.between(4, 18) * second, line, async () => follow(line, await webhook(answeredPath, form)));
  }
}

export type Telephone = ReturnType<typeof createTelephone>;
