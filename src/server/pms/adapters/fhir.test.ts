import { describe, expect, test } from "vitest";
import { everyAbility } from "../../../../tests/support/fhir-server.ts";
import { form, practiceSystemsForThisFile } from "../../../../tests/support/practice-systems.ts";

const { fhir, fhirOn } = await practiceSystemsForThisFile();

describe("FHIR R4", () => {
  test("a token comes by client credentials, once, and wrong ones are told [API-4]", async () => {
    const credentials = {
      tokenUrl: fhir.tokenUrl,
      clientId: "enamel",
      clientSecret: "client-secret",
      scope: "system/*.*",
    };
    expect(await fhirOn({ token: null, credentials }).connect(form)).toMatchObject({
      ok: true,
      version: "7.1",
    });
    const wrong = { ...credentials, clientSecret: "no" };
    expect(await fhirOn({ token: null, credentials: wrong }).connect(form)).toEqual({
      ok: false,
      reason: "wrong_key",
    });
  });

  test("a clinic's own server must be one that the operator listed, and never gets the operator's token [API-4]", async () => {
    const own = { ...form, fhirBaseUrl: fhir.baseUrl };
    expect(await fhirOn().connect(own)).toEqual({ ok: false, reason: "not_configured" });
    const listed = fhirOn({ clinicHosts: [fhir.host] });
    expect(await listed.connect(own)).toEqual({ ok: false, reason: "wrong_key" });
    expect(await listed.connect({ ...own, fhirToken: "fhir-token" })).toMatchObject({ ok: true });
    expect(await listed.connect({ ...own, fhirBaseUrl: "http://fhir.example/r4" })).toEqual({
      ok: false,
      reason: "not_configured",
    });
  });

  test("where the server keeps organisations, the practice must be one [API-4]", async () => {
    fhir.can(...everyAbility, "Organization:search-type");
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "invalid_id" });
    fhir.put({
      resourceType: "Organization",
      identifier: [{ value: form.pmsId }],
      name: "Beach Road Dental",
    });
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "name_mismatch" });
    fhir.put({
      resourceType: "Organization",
      identifier: [{ value: form.pmsId }],
      name: "Harbour Street Dental",
    });
    expect(await fhirOn().connect(form)).toMatchObject({ ok: true });
  });

  test("nobody at the address, and something else at the address [API-4]", async () => {
    expect(await fhirOn({ baseUrl: "http://127.0.0.1:9/r4" }).connect(form)).toEqual({
      ok: false,
      reason: "network",
    });
    fhir.fail({ on: /metadata/, status: 404, body: "not here" });
    expect(await fhirOn().connect(form)).toEqual({ ok: false, reason: "unreadable" });
  });
});
