import { telephonyPaths } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import { type SeededRandom, seededRandomFor } from "#kernel/seeded-random.ts";
import type { Email, EmailOutcome, TextMessage, TextSender } from "#server/messaging/port.ts";
import type { Witness } from "../balance/books.ts";
import type { SimulatedClinic } from "../port.ts";
import { signatureOf } from "../telephone/adapters/signature.ts";
import type { EventQueue } from "../world/event-queue.ts";
import { answerTo } from "./answers.ts";

export interface TextsWorld {
  seed: number;
  clock: Clock;
  /** Asked once the server stands: its texts are wired before. */
  clinicOf(): SimulatedClinic;
  happenings: EventQueue;
  witness: Witness;
}

const second = 1_000;
const minute = 60 * second;
/** Of the telephones, those that are off or gone; of the sendings, those whose answer is lost on its way. */
const shareUnreachable = 0.04;
const shareLostAnswer = 0.02;
/** Twilio's code for a handset that cannot be reached. */
const unreachableHandset = "30003";

/** Each link has a token of its own, made by chance that no seed repeats. */
const withoutLinks = (body: string): string => body.replace(/https?:\/\/\S+/g, "link");

/** The network that carries texts, and the people who read and answer them. */
export function createTexts({ seed, clock, clinicOf, happenings, witness }: TextsWorld) {
  let received = 0;
  /** Texts of which the network has said what became of them. */
  const reported = new Set<string>();

  const webhook = async (path: string, form: Record<string, string>): Promise<void> => {
    const { request, publicUrl, authToken } = clinicOf();
    const { status } = await request({
      ...{ method: "POST", path, form },
      headers: { "x-twilio-signature": signatureOf(authToken, publicUrl + path, form) },
    });
    if (status !== 200) throw new Error(`The webhook ${path} answered ${status}`);
  };

  /** A person writes to the clinic. */
  const write = async (from: string, body: string, isForPeople: boolean): Promise<void> => {
    const MessageSid = `SMin${String(++received).padStart(30, "0")}`;
    const at = clock.now();
    const hasStopped = witness.stopped.some(({ phone }) => phone === from);
    witness.wrote.push({ providerMessageId: MessageSid, from, at, isForPeople: isForPeople && !hasStopped });
    if (/^stop$/i.test(body)) witness.stopped.push({ phone: from, at });
    const form = { MessageSid, From: from, To: clinicOf().number, Body: body, NumMedia: "0" };
    await webhook(telephonyPaths.twilioText, form);
  };

  const arrive = (text: TextMessage, providerMessageId: string, d: SeededRandom): void => {
    const { to, body } = text;
    const report = d.chance(shareUnreachable) ? "undelivered" : "delivered";
    const at = clock.now();
    witness.texts.push({ providerMessageId, to, body, at, report });
    happenings.add(at + d.between(1, 30) * second, providerMessageId, async () => {
      reported.add(providerMessageId);
      await webhook(telephonyPaths.twilioTextStatus, {
        ...{ MessageSid: providerMessageId, MessageStatus: report },
        ErrorCode: report === "undelivered" ? unreachableHandset : "",
      });
    });
    const answer = report === "delivered" ? answerTo(body, d) : null;
    if (answer === null) return;
    const readMs = d.between(1, 90) * minute;
    happenings.add(at + 30 * second + readMs, `answer ${providerMessageId}`, () =>
      write(to, answer.body, answer.isForPeople),
    );
  };

  const sender: TextSender = {
    provider: "twilio",
    send: async (text) => {
      const before = witness.texts.filter(({ to, body }) => to === text.to && body === text.body).length;
      const d = seededRandomFor(seed, "text", text.to, withoutLinks(text.body), before);
      const providerMessageId = `SM${String(witness.texts.length + 1).padStart(32, "0")}`;
      arrive(text, providerMessageId, d);
      // It was taken, and nobody here hears of it: the next attempt has to find it.
      if (d.chance(shareLostAnswer)) return { ok: false, code: "unreachable", isPermanent: false };
      return { ok: true, providerMessageId };
    },
    listSent: async (text, since) =>
      witness.texts
        .filter(({ to, body, at }) => to === text.to && body === text.body && at >= since)
        .map(({ providerMessageId, report }) => ({
          ...{ providerMessageId, status: reported.has(providerMessageId) ? report : "sent" },
          reason: "switched_off",
        })),
  };

  return {
    sender,
    write,
    /** Mailboxes take everything, and nobody answers. */
    mailer: {
      send: async (_email: Email): Promise<EmailOutcome> => ({ ok: true }),
      close: async () => {},
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;
