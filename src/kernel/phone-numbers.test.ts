import { describe, expect, test } from "vitest";
import { formatPhone, toE164, toNational } from "./phone-numbers.ts";

describe("phone numbers", () => {
  test.each([
    ["0491 570 156", "+61491570156"],
    ["0491570156", "+61491570156"],
    ["+61 491 570 156", "+61491570156"],
    ["+61 (0)491 570 156", "+61491570156"],
    ["61491570156", "+61491570156"],
    ["491570156", "+61491570156"],
    ["(02) 5550 4410", "+61255504410"],
    ["1800 975 707", "+611800975707"],
    ["1300 975 707", "+611300975707"],
    ["13 11 26", "+61131126"],
    ["+64 21 555 0123", "+64215550123"],
    ["0011 64 21 555 0123", "+64215550123"],
  ])("%s is %s", (typed, e164) => {
    expect(toE164(typed)).toBe(e164);
  });

  test.each(["", "hello", "000", "12345", "0191 570 156", "04915701567", "+0491570156", "anonymous"])(
    "%s is no number",
    (typed) => {
      expect(toE164(typed)).toBeNull();
    },
  );

  test("are shown in the local form, foreign ones as they are", () => {
    expect(formatPhone("+61491570156")).toBe("0491 570 156");
    expect(formatPhone("0255504410")).toBe("(02) 5550 4410");
    expect(formatPhone("+611800975707")).toBe("1800 975 707");
    expect(formatPhone("131126")).toBe("13 11 26");
    expect(formatPhone("+64215550123")).toBe("+64215550123");
    expect(formatPhone("ask reception")).toBe("ask reception");
  });

  test("national digits have no spaces", () => {
    expect(toNational("+61491570156")).toBe("0491570156");
    expect(toNational("+611800975707")).toBe("1800975707");
  });
});
