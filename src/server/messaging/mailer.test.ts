import { expect, onTestFinished, test } from "vitest";
import { type MailSink, mailSink } from "../../../tests/support/mail-sink.ts";
import { consoleEmailSender } from "./adapters/console.ts";
import { fakeEmailSender } from "./adapters/fake.ts";
import { isInTheOpen, smtpEmailSender } from "./adapters/smtp.ts";
import type { Email, EmailSender } from "./port.ts";

const from = "Enamel <frontdesk@clinic.example>";
const overSmtp = (sink: MailSink): EmailSender => {
  const sender = smtpEmailSender({ url: sink.url, from, timeoutMs: 500 });
  onTestFinished(() => sender.close());
  return sender;
};

/** Each way of sending, with what a look at the other end shows. */
const senders: [string, () => Promise<{ sender: EmailSender; arrived: () => string[] }>][] = [
  [
    "fake",
    async () => {
      const sender = fakeEmailSender();
      return { sender, arrived: () => sender.sent.map((email) => JSON.stringify(email)) };
    },
  ],
  [
    "console",
    async () => {
      const lines: string[] = [];
      return { sender: consoleEmailSender((line) => lines.push(line)), arrived: () => lines };
    },
  ],
  [
    "smtp",
    async () => {
      const sink = await mailSink();
      return { sender: overSmtp(sink), arrived: () => sink.messages };
    },
  ],
];

const email: Email = {
  to: "sam@clinic.example",
  subject: "Your Enamel sign-in code",
  signInCode: "123456",
  text: "Your sign-in code is 123456.\n\nIt works once.",
};

test.each(senders)("%s: what is sent arrives with address and code", async (_name, make) => {
  const { sender, arrived } = await make();
  expect(await sender.send(email)).toEqual({ ok: true });
  expect(arrived()).toHaveLength(1);
  expect(arrived()[0]).toContain("sam@clinic.example");
  expect(arrived()[0]).toContain("123456");
});

test.each(senders)("%s: two messages arrive in order", async (_name, make) => {
  const { sender, arrived } = await make();
  await sender.send(email);
  await sender.send({ ...email, signInCode: "654321", text: "Your sign-in code is 654321." });
  expect(arrived()).toHaveLength(2);
  expect(arrived()[1]).toContain("654321");
});

test.each(senders)("%s: a line break in address or subject is refused for good", async (_name, make) => {
  const { sender, arrived } = await make();
  const refused = { ok: false, code: "unsafe_header", isPermanent: true };
  for (const lineBreak of ["\r\n", "\n", "\r", "\0"]) {
    const bcc = `${lineBreak}Bcc: all@clinic.example`;
    expect(await sender.send({ ...email, to: `sam@clinic.example${bcc}` })).toEqual(refused);
    expect(await sender.send({ ...email, subject: `Hello${bcc}` })).toEqual(refused);
    expect(await sender.send({ ...email, fromName: `Harbour Street${bcc}` })).toEqual(refused);
  }
  expect(arrived()).toEqual([]);
});

test("console: a code stands on one plain line for whoever runs the server", async () => {
  const lines: string[] = [];
  await consoleEmailSender((line) => lines.push(line)).send(email);
  expect(lines).toEqual(["Sign-in code for sam@clinic.example: 123456"]);
});

test("smtp: sender, recipient, subject and text are what was asked for", async () => {
  const sink = await mailSink();
  await overSmtp(sink).send(email);
  expect(sink.recipients).toEqual(["<sam@clinic.example>"]);
  expect(sink.messages[0]).toMatch(/^From: Enamel <frontdesk@clinic.example>$/m);
  expect(sink.messages[0]).toMatch(/^Subject: Your Enamel sign-in code$/m);
  expect(sink.messages[0]).toContain("It works once.");
});

test("smtp: a clinic's letter bears its name, from the server's own address, under a name of that host [CALL-4]", async () => {
  const sink = await mailSink();
  const fromName = 'Smith, Lee & Co "Dental"';
  await overSmtp(sink).send({ ...email, fromName, messageId: "0198" });
  expect(sink.messages[0]).toMatch(/^From: "Smith, Lee & Co \\"Dental\\"" <frontdesk@clinic\.example>$/m);
  expect(sink.messages[0]).toMatch(/^Message-ID: <0198@clinic\.example>$/im);
});

test("smtp: one address with commas and brackets in it stays one recipient", async () => {
  const sink = await mailSink();
  await overSmtp(sink).send({ ...email, to: "sam@clinic.example, all@clinic.example" });
  expect(sink.recipients.join()).not.toContain("<all@clinic.example>");
});

test.each([
  ["a busy mailbox", { recipientReply: "450 later" }, { code: "smtp_450", isPermanent: false }],
  ["an unknown mailbox", { recipientReply: "550 no such user" }, { code: "smtp_550", isPermanent: true }],
  ["a closing server", { greeting: "421 closing" }, { code: "smtp_421", isPermanent: false }],
  ["wrong credentials", { refusesSignIn: true }, { code: "smtp_sign_in_refused", isPermanent: false }],
  ["a silent server", { greeting: null }, { code: "smtp_etimedout", isPermanent: false }],
] as const)("smtp: %s is told apart from the others", async (_what, options, expected) => {
  const sink = await mailSink(options);
  expect(await overSmtp(sink).send(email)).toEqual({ ok: false, ...expected });
});

test("smtp: to a server that offers no TLS nothing is said of the message where others could read along", async () => {
  const sink = await mailSink();
  const sender = smtpEmailSender({ url: sink.url, from, timeoutMs: 500, needsTls: true });
  onTestFinished(() => sender.close());
  expect(await sender.send(email)).toEqual({ ok: false, code: "smtp_etls", isPermanent: false });
  expect([sink.recipients, sink.messages]).toEqual([[], []]);
});

test.each([
  ["smtp://mail.clinic.example:587", true],
  ["smtp://127.clinic.example", true],
  ["smtp://10.0.0.5", true],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:25", false],
  ["smtp://[::1]:25", false],
])("smtp: whether %s is on another machine: %s", (url, expected) => {
  expect(isInTheOpen(url)).toBe(expected);
});

test("smtp: a server that is not there is worth another try", async () => {
  const sink = await mailSink();
  const sender = overSmtp(sink);
  await sink.close();
  expect(await sender.send(email)).toMatchObject({ ok: false, isPermanent: false });
});
