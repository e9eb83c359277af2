import { endpoints, telephonyPaths } from "../../src/contract/endpoints.ts";
import { openRecordingStore, type RecordingStore } from "../support/recording-store.ts";
import { telephoneProvider } from "../support/telephone-provider.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test as base, expect } from "./fixtures.ts";

const authToken = "browser-test-auth-token";
const test = base.extend<object, { recordings: RecordingStore }>({
  recordings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const recordings = await openRecordingStore(authToken);
      await provide(recordings);
      await recordings.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ recordings }, provide) =>
      provide({
        ...{ TWILIO_ACCOUNT_SID: recordings.account.accountSid, TWILIO_AUTH_TOKEN: authToken },
        TWILIO_API_BASE_URL: recordings.url,
      }),
    { scope: "worker" },
  ],
});

/** A second of silence that every browser can play: WAV, 8 kHz, 8 bits, one channel. */
function silence(): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + 8_000, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(8_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(8_000, 40);
  return Buffer.concat([header, Buffer.alloc(8_000, 128)]);
}

test("a caller's voicemail is heard in the log [LOG-2] [CALL-1]", async ({
  signedInPage: page,
  staff,
  server,
  recordings,
  knowledgeBase,
}) => {
  const saved = await staff.call("PUT", endpoints.saveAgentConfiguration.path.replace(":agentId", "1"), {
    ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "voicemail" },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  });
  expect(saved.status).toBe(200);
  const provider = telephoneProvider({ url: server.url, authToken });
  const call = await provider.ring("+61491570156", knowledgeBase.phoneNumber);
  await call.say("can i speak to a person please");
  await expect.poll(() => call.afterwards).toContain("<Record");
  const recordingId = `RE${"1".repeat(32)}`;
  recordings.kept.set(recordingId, silence());
  await provider.webhook(telephonyPaths.twilioRecording, {
    ...{ CallSid: call.callSid, RecordingSid: recordingId },
    ...{ RecordingStatus: "completed", RecordingDuration: "14" },
  });

  await page.goto("/logs");
  await page.getByRole("row", { name: /Message taking/ }).click();
  const voicemail = page.getByRole("dialog").getByRole("region", { name: "Voicemail" });
  await expect(voicemail).toContainText("14");
  await voicemail.getByRole("button", { name: "Listen" }).click();
  const player = voicemail.locator("audio");
  await expect(player).toBeVisible();
  // Its length is known only when the page may play it and the sound has come through whole.
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(1, 1);
  await expectNoBarriers(page, { within: "[role=dialog]" });

  recordings.kept.delete(recordingId);
  await page.reload();
  await voicemail.getByRole("button", { name: "Listen" }).click();
  await expect(voicemail.getByRole("alert")).toContainText("deleted at the telephone provider");
});
