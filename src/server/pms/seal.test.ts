import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("correct horse battery staple");

test("what was sealed is opened under the same passphrase alone [API-4]", () => {
  const sealed = seal.close("fhir-token");
  expect(sealed).not.toContain("fhir-token");
  expect(createSeal("correct horse battery staple").open(sealed)).toBe("fhir-token");
  expect(createSeal("another horse battery staple").open(sealed)).toBeNull();
});

test("the same secret looks different each time, and what was changed is not opened [API-4]", () => {
  const sealed = seal.close("fhir-token");
  expect(seal.close("fhir-token")).not.toBe(sealed);
  const bytes = Buffer.from(sealed.replace("v2.", ""), "base64");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(seal.open(`v2.${bytes.toString("base64")}`)).toBeNull();
  expect(seal.open("")).toBeNull();
});

test("each secret has a salt of its own, and what was sealed under the one salt for all is still opened [API-4]", () => {
  const saltOf = (sealed: string) => Buffer.from(sealed.slice(3), "base64").subarray(0, 16).toString("hex");
  expect(saltOf(seal.close("fhir-token"))).not.toBe(saltOf(seal.close("fhir-token")));
  const former = "E1K/bkooTlYblLGTY2wXyL7YzbxrIFB+hMF+ORuWHlRr37IIKBo=";
  expect(seal.open(former)).toBe("fhir-token");
});
