import { type EmailSender, isSafeForHeaders, unsafeHeader } from "#server/messaging/port.ts";

/**
 * Prints messages on the server's console: the way to sign in with codes before a mail server is set up. Whoever
 * reads that console runs the server. A sign-in code gets a line of its own.
 */
export function consoleEmailSender(print: (line: string) => void): EmailSender {
  return {
    send: async (email) => {
      if (!isSafeForHeaders(email)) return unsafeHeader;
      const code = email.signInCode;
      print(
        code
          ? `Sign-in code for ${email.to}: ${code}`
          : `Email for ${email.to}: ${email.subject}\n${email.text}`,
      );
      return { ok: true };
    },
    close: async () => {},
  };
}
