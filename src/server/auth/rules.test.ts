import { expect, test } from "vitest";
import { addressBlock, normaliseEmail, reasonNotLocal, usernameOf } from "./rules.ts";

test.each([
  ["jane.smith@clinic.example", "Jane Smith"],
  ["reception@clinic.example", "Reception"],
  ["mary-ann_o.b+desk@clinic.example", "Mary Ann O B"],
  ["élise@clinic.example", "Élise"],
  ["+@clinic.example", "+@clinic.example"],
])("reads %s as the name %s", (email, name) => {
  expect(usernameOf(email)).toBe(name);
});

test("compares e-mail addresses without case and outer spaces", () => {
  expect(normaliseEmail("  Jane@Clinic.Example ")).toBe("jane@clinic.example");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unix", "unix"],
])("counts %s under %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

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
