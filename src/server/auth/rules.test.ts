import { expect, test } from "vitest";
import { normaliseEmail, usernameOf } from "./rules.ts";

test.each([
  ["jane.smith@clinic.example", "Jane Smith"],
  ["reception@clinic.example", "Reception"],
  ["mary-ann_o.b+desk@clinic.example", "Mary Ann O B"],
  ["élise@clinic.example", "Élise"],
  ["+@clinic.example", "+@clinic.example"],
])("reads %s as the name %s", (email, name) => {
  expect(usernameOf(email)).toBe(name);
});

test("compares email addresses without case and outer spaces", () => {
  expect(normaliseEmail("  Jane@Clinic.Example ")).toBe("jane@clinic.example");
});
