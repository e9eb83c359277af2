import { expect, test } from "vitest";
import { statusOfFindings } from "#contract/telephony/go-live-options.ts";
import { judgeAddress, judgeNumbers } from "./rules.ts";

/** A landline that patients know, forwarded to a number at Twilio; texts leave from a mobile, since no landline sends them. */
const numbers = {
  published: "+61255504410",
  carriers: ["+61255509001", "+61491570111"],
  textsFrom: "+61491570111",
  forwardedAt: "2026-08-11T01:42:00Z",
};
const statusOf = (over: Partial<typeof numbers> | { textsFrom: null }) =>
  statusOfFindings(judgeNumbers({ ...numbers, ...over }).map(({ code }) => code));

test("a forwarded landline with a mobile that writes is ready [SYS-4]", () => {
  expect(judgeNumbers(numbers).map(({ code }) => code)).toEqual(["public_forwarded", "texts_from_another"]);
  expect(statusOf({})).toBe("ready");
  expect(statusOf({ textsFrom: numbers.published })).toBe("ready");
  expect(statusOf({ textsFrom: null })).toBe("blocked");
});

test.each([
  [null, "no_public_url"],
  ["http://desk.clinic.example", "not_https"],
  ["http://192.168.1.20:3000", "not_https"],
  ["http://127.0.0.1:3000", "local_only"],
  ["https://localhost", "local_only"],
  ["https://[::1]:8443", "local_only"],
  ["https://desk.clinic.example", null],
])(
  "a server that is called %s is blocked by %s before anybody is asked: Twilio takes https alone [SYS-4]",
  (url, code) => {
    const found = judgeAddress(url);
    expect(found?.code ?? null).toBe(code);
    if (found) expect(statusOfFindings([found.code])).toBe("blocked");
  },
);
