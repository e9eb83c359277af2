import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { systemClock } from "#kernel/clock.ts";
import { type ClinicId, newId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import { type NewMessage, putAllInOutbox } from "#server/messaging/outbox/service.ts";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { signIn, type startServer } from "../../scripts/processes/server-process.mjs";
import { templateFolder } from "../../scripts/template.mjs";
import { type FailingProvider, failingMail, failingTexts, type Mood, textKey } from "./failing-providers.ts";
import { zoneAtHour } from "./zone-at-hour.ts";

type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Where the data of a server lies that is started again and again. */
export interface StormPlace {
  start(env: Record<string, string>): Promise<RunningServer>;
  dataFolder: string;
  /** Null = the embedded database. */
  databaseUrl: string | null;
}

export interface StormOptions {
  messages: number;
  kills: number;
  seed: number;
  /** The providers take whatever they are given, for the pace of the server alone. */
  isCalm?: boolean;
  /** The lease of a dead server's jobs is taken to have run out, where another server might be at them. */
  skipsLeases: boolean;
}

export interface StormReport {
  /** Messages given to a provider in a second, failures and all, before the first kill or else the end. */
  perSecond: number;
  tookSeconds: number;
  /** By channel, status and reason. */
  ends: Map<string, number>;
  /** What the providers did, by way to fail. */
  moods: Map<Mood, number>;
  /** Emails that the mail server took once more under the same Message-ID, since it failed after it had taken them. */
  mailsRepeated: number;
  /** What must not be; empty when all is well. */
  faults: string[];
}

const sender = "+61491570110";
const credentials = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "test-auth-token" };
const letterhead = {
  ...{ clinicName: "Harbour Street Dental", phoneNumber: "02 5550 4410", email: "desk@clinic.example" },
  ...{ address: "1 Harbour Street", publicUrl: null },
};

/** Of forty messages: one text at night, a text and an email to who has opted out, two texts that are alike, the rest plain. */
const kinds = 40;
const [nightText, outMail, outText, twinText] = [0, 1, 2, 6];
const isNight = (i: number) => i % kinds === nightText;
const isOut = (i: number) => i % kinds === outMail || i % kinds === outText;
const isText = (i: number) => i % 2 === 0;

function messageNumber(i: number): NewMessage {
  // A second of a family, told the same in the same words.
  const person = i % kinds === twinText ? i - 2 : i;
  const body = `Hi, we look forward to seeing you. Number ${person}`;
  const about = {
    purpose: "confirmation",
    occasion: `storm ${i}`,
    recipientName: `Patient ${i}`,
    body,
  } as const;
  if (isText(i))
    return {
      ...{ ...about, channel: "sms", kind: "factual" },
      toAddress: `+614${String(20_000_000 + person)}`,
    };
  // Only what offers something is ruled out by unsubscribing.
  const kind = isOut(i) ? "commercial" : "factual";
  return {
    ...about,
    channel: "email",
    kind,
    subject: "Your visit",
    toAddress: `patient${person}@post.example`,
  };
}

/** Puts everything into the outbox of a clinic where it is noon, and what is for the night into that of another. */
async function fill(database: Database, dayClinic: ClinicId, messages: number): Promise<void> {
  const now = systemClock.now();
  const nightClinic = newId<ClinicId>(now);
  await database
    .acrossClinics()
    .execute(
      sql`insert into clinic (clinic_id, time_zone, created_at) values (${nightClinic}, ${zoneAtHour(2)}, now())`,
    );
  const all = Array.from({ length: messages }, (_, i) => i);
  for (const [clinicId, own] of [
    [dayClinic, all.filter((i) => !isNight(i))],
    [nightClinic, all.filter(isNight)],
  ] as const) {
    const queries = database.within(scopeOfClinic(clinicId));
    for (const i of own.filter(isOut)) {
      const { channel, toAddress: address } = messageNumber(i);
      const said = { isAllowed: false, source: "reply", wording: "STOP" } as const;
      await keepConsent(queries, { channel, address, ...said }, now);
    }
    await putAllInOutbox(queries, own.map(messageNumber), letterhead, now);
  }
}

const openAt = async ({ dataFolder, databaseUrl }: StormPlace): Promise<Database> =>
  openDatabase({
    ...{ dataFolder, databaseUrl, templateFolder: await templateFolder(), poolSize: 2 },
    onError: (error) => {
      throw error;
    },
  });

/** With the database, while no server is on it. */
async function withDatabase<Result>(
  place: StormPlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openAt(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A clinic that may send as much as it likes, with a number that texts. */
async function foundClinic(server: RunningServer): Promise<ClinicId> {
  const { call } = await signIn(server.url);
  await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  const number = { phoneNumber: sender, country: "Australia", state: "nsw", provider: "telstra", lines: "1" };
  const added = await call("POST", "/api/phone-numbers", number);
  if (added.status !== 201) throw new Error(`The number was refused: ${JSON.stringify(added.body)}`);
  const { clinicId } = (await call("GET", "/api/quotas")).body.clinics[0];
  for (const kind of ["texts", "emails"])
    await call("PUT", "/api/quotas", { clinicId, kind, perDay: 100_000 });
  return clinicId;
}

/** How many messages wait for the provider, or for its answer. */
async function waiting({ url }: RunningServer): Promise<number> {
  const reply = await fetch(new URL("/metrics", url));
  if (!reply.ok) throw new Error(`/metrics answered ${reply.status}`);
  const text = await reply.text();
  const counts = text.matchAll(/enamel_messages_day\{direction="out",channel="\w+",status="(\w+)"\} (\d+)/g);
  return [...counts]
    .filter(([, status]) => status === "queued" || status === "sending")
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

/**
 * Sends thousands of texts and emails through a built server while both providers refuse, hang, fail after they took a message,
 * ask to wait and cut the line, and the server's process is killed again and again; then holds what the clinic can see
 * against the providers' books.
 */
export async function runStorm(place: StormPlace, options: StormOptions): Promise<StormReport> {
  const { messages, kills, seed, skipsLeases, isCalm = false } = options;
  const [texts, mail] = [await failingTexts(seed, [sender], isCalm), await failingMail(seed + 1, isCalm)];
  const env = {
    ...{ ...credentials, TWILIO_API_BASE_URL: texts.url, SMTP_URL: mail.url },
    ...{ CLINIC_TIME_ZONE: zoneAtHour(12), LOG_LEVEL: "fatal" },
  };
  const asked = () => texts.asked() + mail.asked();
  let server = await place.start(env);
  try {
    const dayClinic = await foundClinic(server);
    await server.stop();
    await withDatabase(place, (database) => fill(database, dayClinic, messages));

    const began = performance.now();
    server = await place.start(env);
    const ready = performance.now();
    let perSecond = Number.NaN;
    for (let kill = 1; kill <= kills; kill++) {
      while (asked() < (messages * kill) / (kills + 1)) await sleep(2);
      if (kill === 1) perSecond = asked() / ((performance.now() - ready) / 1_000);
      await server.kill();
      if (skipsLeases && place.databaseUrl !== null) await withDatabase(place, endLeases);
      server = await place.start(env);
    }
    const atNight = Math.ceil(messages / kinds);
    while ((await waiting(server)) > atNight) await sleep(250);
    if (kills === 0) perSecond = asked() / ((performance.now() - ready) / 1_000);
    const tookSeconds = (performance.now() - began) / 1_000;
    await server.stop();
    const rows = await withDatabase(place, readRows);
    return { perSecond, tookSeconds, ...judge(rows, { texts, mail, messages, kills }) };
  } finally {
    await server.kill();
    await Promise.all([texts.close(), mail.close()]);
  }
}

const endLeases = (database: Database) =>
  database.acrossClinics().execute(sql`update job set leased_until = now() - interval '1 second'
                                        where leased_until is not null and finished_at is null`);

interface StoredMessage {
  id: string;
  /** Its place in the storm. */
  number: number;
  channel: "sms" | "email";
  to: string;
  body: string;
  status: string;
  reason: string | null;
  /** Epoch milliseconds. */
  notBefore: number;
  timeZone: string;
}

async function readRows(database: Database): Promise<StoredMessage[]> {
  const { rows } = await database.acrossClinics().execute(sql`
    select m.id, substr(m.occasion, 7)::int as number, m.channel, m.to_address as "to", m.body, m.status, m.reason,
           (extract(epoch from m.not_before) * 1000)::float8 as "notBefore", c.time_zone as "timeZone"
      from message m join clinic c on c.clinic_id = m.clinic_id
     where m.direction = 'out' and m.occasion like 'storm %' order by number`);
  return rows as unknown as StoredMessage[];
}

interface Books {
  texts: FailingProvider;
  mail: FailingProvider;
  messages: number;
  kills: number;
}

const tally = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The worker of a server does this many jobs at a time, so that many can be cut short by a kill. */
const atOnce = 4;

const wereGiven = ({ status }: StoredMessage) => status === "sent" || status === "delivered";
/** As the sender that a server has without MAIL_FROM. */
const mailKey = ({ id }: StoredMessage) => `${id}@localhost`;

/** The provider has each text that went out once, and none that failed. */
function textFaults(day: readonly StoredMessage[], { taken }: FailingProvider): string[] {
  const sent = day.filter((row) => row.channel === "sms" && wereGiven(row));
  const said = tally(sent.map(({ to, body }) => textKey(to, body)));
  return [...new Set([...said.keys(), ...taken.keys()])].flatMap((key) => {
    const [shown, has] = [said.get(key) ?? 0, taken.get(key) ?? 0];
    return shown === has ? [] : [`${shown} texts are shown as sent and the provider has ${has}: ${key}`];
  });
}

/** The mail server has each email that went out, and none that failed. */
const mailFaults = (mails: readonly StoredMessage[], { taken }: FailingProvider): string[] =>
  mails
    .filter((row) => wereGiven(row) !== taken.has(mailKey(row)))
    .map(
      ({ number, status }) => `Email ${number} is shown as ${status}, and the mail server knows otherwise`,
    );

const endFaults = (day: readonly StoredMessage[]): string[] =>
  day
    .filter((row) => !wereGiven(row) && row.status !== "failed")
    .map(({ number, status, reason }) => `Message ${number} ended as ${status} (${reason})`);

const outFaults = (rows: readonly StoredMessage[], wasTaken: (row: StoredMessage) => boolean): string[] =>
  rows
    .filter(({ number }) => isOut(number))
    .filter((row) => row.status !== "suppressed" || wasTaken(row))
    .map(({ number, status }) => `Message ${number} to somebody who opted out is ${status}`);

const nightFaults = (rows: readonly StoredMessage[], wasTaken: (row: StoredMessage) => boolean): string[] =>
  rows
    .filter(({ number }) => isNight(number))
    .filter((row) => {
      const waits = row.status === "queued" && row.reason === "quiet_hours";
      return !waits || toLocal(row.notBefore, row.timeZone).time !== "08:00" || wasTaken(row);
    })
    .map(({ number, status, reason }) => `Message ${number} of the night is ${status} (${reason})`);

function judge(rows: readonly StoredMessage[], { texts, mail, messages, kills }: Books) {
  const day = rows.filter(({ number }) => !isNight(number) && !isOut(number));
  const mails = day.filter(({ channel }) => channel === "email");
  const wasTaken = (row: StoredMessage) =>
    row.channel === "sms" ? texts.taken.has(textKey(row.to, row.body)) : mail.taken.has(mailKey(row));
  const mailsRepeated = mails.reduce(
    (sum, row) => sum + Math.max(0, (mail.taken.get(mailKey(row)) ?? 0) - 1),
    0,
  );
  const faults = [
    ...textFaults(day, texts),
    ...mailFaults(mails, mail),
    ...endFaults(day),
    ...outFaults(rows, wasTaken),
    ...nightFaults(rows, wasTaken),
  ];
  if (rows.length !== messages) faults.push(`${rows.length} messages are kept, and ${messages} were put in`);
  if (mailsRepeated > mail.unheard.size + kills * atOnce)
    faults.push(`${mailsRepeated} emails were given again, more than met a failure after they were taken`);
  const ends = tally(
    rows.map(({ channel, status, reason }) => [channel, status, reason].filter(Boolean).join(" ")),
  );
  const moods = new Map<Mood, number>();
  for (const books of [texts, mail])
    for (const [mood, count] of books.moods) moods.set(mood, (moods.get(mood) ?? 0) + count);
  return { ends, moods, mailsRepeated, faults };
}
