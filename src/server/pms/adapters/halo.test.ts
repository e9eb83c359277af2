import { describe, expect, test } from "vitest";
import {
  booking,
  connected,
  form,
  practiceSystemsForThisFile,
} from "../../../../tests/support/practice-systems.ts";

const { halo, haloOn } = await practiceSystemsForThisFile();

const unpaired = { pms: "Best Practice", pmsId: "12345", isPaired: false, pairingCode: "4711" };
function bestPractice(pairingCode: string) {
  return { pmsVendor: "best-practice" as const, pmsProduct: "bp-premier", pmsId: "12345", pairingCode };
}

describe("Halo Connect", () => {
  test.each([
    ["an identifier that it does not know", { pmsId: "CRN-1" }, {}, "invalid_id"],
    ["a practice of another name", { practiceName: "Beach Road Dental" }, {}, "name_mismatch"],
    ["a site that was removed", {}, { status: "removed" as const }, "not_enabled"],
    ["a wrong pairing code", bestPractice("0000"), unpaired, "pairing_code"],
    ["a missing pairing code", bestPractice(""), unpaired, "pairing_code"],
  ])("%s is told [API-1, API-4]", async (_, change, site, reason) => {
    halo.resetSites();
    halo.addSite(site);
    expect(await haloOn().connect({ ...form, ...change })).toEqual({ ok: false, reason });
  });

  test("a Best Practice site is paired with its code, the others without one [API-4]", async () => {
    halo.resetSites();
    halo.addSite(unpaired);
    halo.addSite({ id: "z1", pms: "Zedmed", pmsId: "ZED-1", isPaired: false });
    expect(await haloOn().connect({ ...form, ...bestPractice("4711") })).toMatchObject({
      ok: true,
      version: "22.3",
    });
    const zedmed = { pmsVendor: "zedmed" as const, pmsProduct: "zedmed", pmsId: "ZED-1" };
    expect(await haloOn().connect({ ...form, ...zedmed })).toMatchObject({ ok: true, haloGuid: "z1" });
  });

  test("a wrong key, and an environment without one [API-4]", async () => {
    expect(await haloOn("another").connect(form)).toEqual({ ok: false, reason: "wrong_key" });
    expect(await haloOn().connect({ ...form, environment: "staging" })).toEqual({
      ok: false,
      reason: "not_configured",
    });
  });

  test("a practice whose server is off is connected, and told to be off [API-4]", async () => {
    const practice = await connected(haloOn());
    const [site] = halo.sites;
    if (site) site.availability = "offline";
    expect(await haloOn().status(practice)).toEqual({ ok: false, reason: "offline" });
    expect(await haloOn().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "offline" });
  });

  test("another Halo Link that has become the one to ask is found [API-4]", async () => {
    const practice = await connected(haloOn());
    const [site] = halo.sites;
    if (site) site.authoritative = false;
    halo.addSite({ id: "moved" });
    expect(await haloOn().status(practice)).toEqual({ ok: true, haloGuid: "moved" });
  });

  test("a site without a FHIR surface is connected, and its bookings are entered by hand [API-4]", async () => {
    halo.fail({ on: /^GET metadata/, status: 404, times: 2 });
    const practice = await connected(haloOn());
    expect(practice.capabilities.writesAppointments).toBe(false);
    expect(await haloOn().writeBack(practice, booking, null)).toEqual({ ok: false, reason: "by_hand" });
  });
});
