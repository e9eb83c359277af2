import { randomInt } from "node:crypto";
import type { LogEntry } from "#contract/calls/calls.ts";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { Task } from "#contract/messaging/tasks.ts";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { rowsOf } from "./rows-of.ts";
import { type OtherEnd, type TelephoneProvider, telephoneProvider } from "./telephone-provider.ts";
import { type TestServer, testAuthToken } from "./test-server.ts";

/** A clinic that can be rung: signed in, furnished with a knowledge base, with a telephone number of its own. */
export type PhoneClinic = Awaited<ReturnType<typeof phoneClinic>>;

// From the range that the Australian numbering plan keeps for fiction (mobile 0491 57x xxx, Sydney 5550 xxxx).
let numbers = randomInt(1_000, 2_000);
const nextNumber = () => `+6125550${String(numbers++).padStart(4, "0")}`;
export const callerNumber = "+61491570156";

const listening = new WeakMap<TestServer, Promise<string>>();
/** The server's address on a free port of this machine. */
export function addressOf(server: TestServer): Promise<string> {
  const known = listening.get(server);
  if (known) return known;
  const address = server.app.listen({ port: 0, host: "127.0.0.1" });
  listening.set(server, address);
  return address;
}

export async function phoneClinic(
  server: TestServer,
  over: Record<string, unknown> = {},
  publicUrl?: string,
) {
  const url = await addressOf(server);
  const { token, scope } = await server.signIn();
  const know = async (fields: Record<string, unknown>) => {
    const saved = await server.call("saveKnowledgeBase", {
      token,
      body: { ...exampleKnowledgeBase, ...fields },
    });
    if (saved.status !== 200) throw new Error(`Saving the knowledge base answered ${saved.status}`);
  };
  await know(over);
  const number = nextNumber();
  await registerNumber(server, scope.clinicId, number);
  const provider: TelephoneProvider = telephoneProvider({
    ...{ url, authToken: testAuthToken },
    ...(publicUrl && { publicUrl }),
  });
  /** What `/logs` shows of its calls. */
  const entries = async (): Promise<LogEntry[]> => {
    const { body } = await server.call("listCallLogs", { token });
    return body.entries.filter((entry: LogEntry) => entry.type === "call" && !entry.isSample);
  };
  return {
    ...{ url, token, scope, number, provider },
    /** Saves the example knowledge base with these fields changed. */
    know,
    ring: (from = callerNumber, more: Record<string, string> = {}) => provider.ring(from, number, more),
    /** Somebody, or something, at the other end of what these instructions dial. */
    putThrough: (callSid: string, twiml: string, end: OtherEnd, from = callerNumber) =>
      provider.putThrough({ callSid, from, to: number }, twiml, end),
    /** The caller goes on with the assistant, where the instructions say so. */
    goBack: (callSid: string, twiml: string, from = callerNumber) =>
      provider.goBack({ callSid, from, to: number }, twiml),
    /** A signed webhook about a call to this clinic. */
    webhook: (path: string, callSid: string, form: Record<string, string> = {}) =>
      provider.webhook(path, { CallSid: callSid, From: callerNumber, To: number, ...form }),
    ringing: (callSid: string, form: Record<string, string> = {}) =>
      provider.webhook(telephonyPaths.twilioVoice, {
        ...{ CallSid: callSid, From: callerNumber, To: number, CallStatus: "ringing" },
        ...form,
      }),
    appointments: async () => (await server.call("listAppointments", { token })).body,
    /** Their details as they are read: with what was said and when to ring beneath. */
    tasks: async (): Promise<Task[]> => {
      const { body } = await server.call("listTasks", { token });
      return body.map((task: Task) => ({
        ...task,
        detail: [task.detail, task.said, task.ringWhen].filter(Boolean).join("\n"),
      }));
    },
    entries,
    /** The call as the staff sees it, with its turns. */
    callOf: async (providerCallId: string) => {
      const [row] = await rowsOf<{ id: string }>(
        server.database,
        `select id from call where provider_call_id = '${providerCallId}'`,
      );
      return row ? (await server.call("getCall", { token, params: { id: row.id } })).body : null;
    },
  };
}

export async function registerNumber(
  server: TestServer,
  clinicId: string,
  e164: string,
  isSample = false,
): Promise<void> {
  await rowsOf(
    server.database,
    `insert into phone_number (id, clinic_id, e164, country, state, provider, lines, status, ownership,
       provider_number_id, can_text, is_sample, added_at)
     values (gen_random_uuid(), '${clinicId}', '${e164}', 'Australia', 'nsw', 'telstra', '1', 'Connected', 'operator',
       'PN' || md5('${e164}'), true, ${isSample}, now())`,
  );
}
