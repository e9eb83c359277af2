import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { distDir } from "../../scripts/prepare.mjs";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { bookUntilKilled, checkLedger, type Ledger } from "../support/booking-ledger.ts";
import { weekdaySlots } from "../support/bookings.ts";
import { engines, newPlace, type Place } from "../support/own-server.ts";

const bookedBefore = 30;
/** Some go on while the backup is made; a machine with nothing else to do would book for as long as that takes. */
const bookedInAll = 400;
const soon = (claim: () => unknown) => vi.waitFor(claim, { timeout: 60_000, interval: 50 });

function* firstOf<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let left = count;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}

/** What `npm run backup` and `npm run restore` run; they read nothing but the settings of the place. */
async function backupCommand(place: Place, backups: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(distDir, "server", "backup-command.js"), ...args],
    {
      cwd: backups,
      env: {
        ...{ PATH: process.env.PATH, DATA_DIR: place.dataFolder, BACKUP_DIR: backups },
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      },
    },
  );
  return stdout;
}

describe.each(engines())("a server on %s whose disk is lost while it books", (engine) => {
  test("has every booking again that was acknowledged before its backup was begun [SYS-3]", async () => {
    const { path: backups, remove } = quickFolder("enamel-backups-");
    const lost = await newPlace(engine);
    const server = await lost.start({ BACKUP_DIR: backups });
    const staff = await signIn(server.url);
    await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
    const ledger: Ledger = { acknowledged: new Map(), unanswered: [] };
    const booking = bookUntilKilled(staff, firstOf(weekdaySlots(new Date()), bookedInAll), ledger);
    await soon(() => expect(ledger.acknowledged.size).toBeGreaterThan(bookedBefore));

    const before = new Map(ledger.acknowledged);
    const { name } = JSON.parse(await backupCommand(lost, backups, "make", "--json"));
    expect(ledger.acknowledged.size, "booked while the backup was made").toBeGreaterThan(before.size);
    await server.kill();
    await booking;
    await lost.remove();

    const found = await newPlace(engine);
    await backupCommand(found, backups, "restore", name);
    const again = await found.start({ BACKUP_DIR: backups });
    await checkLedger(await signIn(again.url), { acknowledged: before, unanswered: [] });
    await again.stop();
    await found.remove();
    remove();
  }, 240_000);
});
