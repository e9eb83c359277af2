import { expect, test } from "vitest";
import { addressBlock, normaliseEmail, usernameOf } from "./rules.ts";

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
