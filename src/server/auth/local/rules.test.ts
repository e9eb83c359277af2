import { expect, test } from "vitest";
import { reasonNotLocal } from "./rules.ts";

test.each([
  [{ host: "localhost:3000" }],
  [{ host: "127.0.0.1:3000" }],
  [{ host: "127.8.9.10" }],
  [{ host: "[::1]:3000" }],
  [{ host: "localhost:3000", origin: "http://localhost:5173" }],
])("takes %j for this machine's own browser", (headers) => {
  expect(reasonNotLocal(headers)).toBeNull();
});

test.each([
  [{}],
  [{ host: "" }],
  [{ host: "127.0.0.1.attacker.example" }],
  [{ host: "localhost.attacker.example:3000" }],
  [{ host: "1270.0.0.1" }],
  [{ host: "clinic.example" }],
  [{ host: "localhost", "x-real-ip": "203.0.113.9" }],
  [{ host: "localhost", "x-forwarded-host": "clinic.example" }],
  [{ host: "localhost", "x-forwarded-for": "" }],
  [{ host: "localhost", origin: "null" }],
  [{ host: "localhost", origin: "https://attacker.example" }],
])("does not take %j for this machine's own browser [AUTH-8]", (headers) => {
  expect(reasonNotLocal(headers)).not.toBeNull();
});

test.each([
  ...["cf-connecting-ip", "cf-ray", "true-client-ip", "x-client-ip", "x-forwarded-proto", "forwarded", "via"],
  ...["x-forwarded-port", "x-cluster-client-ip", "fastly-client-ip"],
])("takes %s for the mark of a proxy [AUTH-8]", (name) => {
  expect(reasonNotLocal({ host: "localhost:3000", [name]: "203.0.113.9" })).toContain(name);
});
