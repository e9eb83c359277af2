import {
  type EmailOutcome,
  type EmailSender,
  isSafeForHeaders,
  unsafeHeader,
} from "#server/messaging/port.ts";

/** Read with the first email: a server that writes none has no use for it. */
const load = () => import("nodemailer");

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** Sender, e.g. `Enamel <frontdesk@clinic.example>`. */
  from: string;
  timeoutMs?: number;
  /** Whether nothing is said to a server that does not offer TLS; as `isInTheOpen` has it when absent. */
  needsTls?: boolean;
}

/** Whether others could read along on the way to that server: it is on another machine. */
export const isInTheOpen = (smtpUrl: string): boolean => {
  const { hostname } = new URL(smtpUrl);
  return !["localhost", "[::1]"].includes(hostname) && !/^127(\.\d{1,3}){3}$/.test(hostname);
};

/** `desk@clinic.example` of `Enamel <desk@clinic.example>`. */
const addressIn = (sender: string): string => (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender).trim();

/** Sends through a mail server (RFC 5321). Its words stay out of the outcome: they may repeat the address. */
export function smtpEmailSender({
  url,
  from,
  timeoutMs = 15_000,
  needsTls = isInTheOpen(url),
}: SmtpSettings): EmailSender {
  const open = async () => {
    const { createTransport } = await load();
    return createTransport(
      {
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // As `smtps://` does from the start: who may be anybody on the way is told neither password nor patient.
        requireTLS: needsTls,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  };
  const address = addressIn(from);
  const host = address.slice(address.lastIndexOf("@") + 1);
  let opened: ReturnType<typeof open> | undefined;
  return {
    send: async (email) => {
      if (!isSafeForHeaders(email)) return unsafeHeader;
      try {
        opened ??= open();
        const transport = await opened;
        await transport.sendMail({
          to: { name: "", address: email.to },
          subject: email.subject,
          text: email.text,
          ...(email.cc?.length && { cc: email.cc.map((address) => ({ name: "", address })) }),
          ...(email.fromName && { from: { name: email.fromName, address } }),
          ...(email.replyTo && { replyTo: { name: "", address: email.replyTo } }),
          ...(email.messageId && { messageId: `<${email.messageId}@${host}>` }),
          ...(email.unsubscribeUrl && {
            list: { unsubscribe: { url: email.unsubscribeUrl, comment: "" } },
            headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          }),
        });
        return { ok: true };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: async () => (await opened)?.close(),
  };
}

/** 5xx to this message is final (RFC 5321, 4.2.1). Wrong credentials and a way in the open are ours to mend: the message can wait. */
function outcomeOf(error: unknown): EmailOutcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === "EAUTH") return { ok: false, code: "smtp_sign_in_refused", isPermanent: false };
  if (code === "ETLS") return { ok: false, code: "smtp_etls", isPermanent: false };
  if (responseCode !== undefined)
    return { ok: false, code: `smtp_${responseCode}`, isPermanent: responseCode >= 500 };
  return { ok: false, code: `smtp_${(code ?? "failed").toLowerCase()}`, isPermanent: false };
}

/** Whether a mail server lets us in; nothing is sent. Its own words may repeat the password, so they are left out. */
export async function verifySmtp(
  url: string,
  timeoutMs = 8_000,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const waits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const { createTransport } = await load();
  const transport = createTransport({
    url,
    ...waits,
    requireTLS: isInTheOpen(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return { ok: true };
  } catch (error) {
    const outcome = outcomeOf(error);
    const code = outcome.ok ? "" : outcome.code;
    return { ok: false, reason: smtpReasons[code] ?? code };
  } finally {
    transport.close();
  }
}

const smtpReasons: Record<string, string> = {
  smtp_sign_in_refused: "it does not accept the user and the password",
  smtp_esocket: "nothing answers there",
  smtp_econnection: "nothing answers there",
  smtp_etimedout: "it does not answer in time",
  smtp_etls: "it offers no TLS, and nothing is sent in the open to another machine",
  smtp_edns: "no machine has this name",
};
