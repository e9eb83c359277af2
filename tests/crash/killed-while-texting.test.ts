import { describe, expect, test, vi } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { clientOf, signIn } from "../../scripts/processes/server-process.mjs";
import { bookingOf, type Slot, weekdaySlots } from "../support/bookings.ts";
import { engines, newPlace } from "../support/own-server.ts";
import { textProvider } from "../support/text-provider.ts";
import { zoneAtHour } from "../support/zone-at-hour.ts";

const credentials = { TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "test-auth-token" };

describe.each(engines())("a server on %s that is killed around a text message", (engine) => {
  test("sends it once, whether the provider had taken it or not [CALL-4]", async () => {
    const provider = await textProvider(["+61491570110"]);
    const place = await newPlace(engine);
    // Texts wait for the morning.
    const settings = { ...credentials, TWILIO_API_BASE_URL: provider.url, CLINIC_TIME_ZONE: zoneAtHour(12) };
    const first = await place.start(settings);
    const { token, call } = await signIn(first.url);
    await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
    const number = {
      phoneNumber: "+61491570110",
      country: "Australia",
      state: "nsw",
      provider: "telstra",
      lines: "1",
    };
    expect((await call("POST", "/api/phone-numbers", number)).status).toBe(201);
    const slot = weekdaySlots(new Date()).next().value as Slot;

    // Taken by the provider, whose answer never arrives; then the server dies.
    const wasTaken = provider.swallowNext();
    expect((await call("POST", "/api/appointments", bookingOf(slot, "Ann Lee"))).status).toBe(201);
    await wasTaken;
    first.kill();
    await first.exited;

    const second = await place.start(settings);
    const staff = clientOf(second.url, token);
    const confirmation = async () => {
      const { body } = await staff("GET", "/api/messages");
      return body.messages.find(({ purpose }: { purpose: string }) => purpose === "confirmation")?.status;
    };
    // The dead server's lease on the job has to run out first.
    await vi.waitFor(async () => expect(await confirmation()).toBe("sent"), {
      timeout: 120_000,
      interval: 500,
    });
    expect(provider.taken.filter(({ body }) => body.includes("booked for"))).toHaveLength(1);
    await second.stop();
    await place.remove();
  }, 240_000);
});
