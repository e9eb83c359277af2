import { describe, expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readPhone } from "./read-phone.ts";
import { seeded, speakPhone } from "./testing/spoken-phones.ts";

const asked = { callerNumber: "+61491570006", isExpected: true, digitsSoFar: "" };
const unasked = { ...asked, isExpected: false };
const read = (text: string, context = asked) => readPhone(toUtterance(text), context);

test("reads at least 995 of 1,000 numbers said in Australian ways [CALL-1]", () => {
  const random = seeded(20260811);
  const spoken = Array.from({ length: 1000 }, () => speakPhone(random));
  const misread = spoken.filter(({ said, e164 }) => read(said).phone?.value !== e164);
  expect(new Set(spoken.map(({ said }) => said)).size).toBeGreaterThan(950);
  expect(misread.length).toBeLessThanOrEqual(5);
});

test.each([
  ["oh four one two double three four triple five", "+61412334555"],
  ["zero four nine one five seven oh one five six", "+61491570156"],
  ["0491 570 156", "+61491570156"],
  ["yep oh four nine one five seven oh one five six that's the one", "+61491570156"],
  ["this one oh four nine one five seven oh one five six hang on", "+61491570156"],
  ["04 91 57 01 56", "+61491570156"],
  ["my number is 0491-570-156 thanks", "+61491570156"],
  ["plus six one four nine one five seven oh one five six", "+61491570156"],
  ["+61 491 570 156", "+61491570156"],
  ["02 9999 1234", "+61299991234"],
  ["(02) 9999 1234", "+61299991234"],
  ["oh two double nine double nine one two three four", "+61299991234"],
  ["thirteen hundred triple nine one two three", "+611300999123"],
  ["one eight hundred nine seven five seven oh seven", "+611800975707"],
  ["oh four twelve thirty four fifty six seventy eight", "+61412345678"],
  ["oh it's oh four um nine one five seven uh oh one five six", "+61491570156"],
  ["0491 570 156 no sorry 157", "+61491570157"],
  ["oh four nine one five seven oh one five six no wait five seven", "+61491570157"],
  ["0491 570 156 no start again 0491 570 006", "+61491570006"],
  ["0491 570 156 tomorrow at two thirty", "+61491570156"],
  ["0491 570 156 after five is best", "+61491570156"],
  ["oh four nine one five seven oh one five six after four thirty", "+61491570156"],
  ["oh four one to three four five six seven eight", "+61412345678"],
])("'%s' is %s", (text, e164) => {
  expect(read(text).phone?.value).toBe(e164);
});

describe("the caller's own number", () => {
  test.each([
    "the number i'm calling from",
    "same number i'm calling from",
    "this number's fine",
    "use this number",
    "the one i'm ringing on",
    "yeah this one",
    "that's it",
  ])("'%s' is the number of the call", (text) => {
    expect(read(text).phone).toMatchObject({ value: "+61491570006", assumed: ["the number of this call"] });
  });

  test("is not meant by a mere 'that's it' once it was declined [CALL-1]", () => {
    const declined = { ...asked, isOwnDeclined: true };
    expect(read("that's it", declined).phone).toBeNull();
    expect(read("use this number", declined).phone).not.toBeNull();
  });

  test.each(["book me for the first one you've got then", "i'll take the one you have at two"])(
    "is not meant by '%s', which is about a time [CALL-1]",
    (said) => {
      expect(read(said, { ...asked, isExpected: false }).phone).toBeNull();
    },
  );

  test("is not used when the caller says another", () => {
    expect(read("not this number").phone).toBeNull();
    expect(read("not the one i'm calling from it's 0491 570 156").phone?.value).toBe("+61491570156");
  });

  test("is nothing when it is withheld", () => {
    expect(read("the number i'm calling from", { ...asked, callerNumber: null as never }).phone).toBeNull();
  });
});

describe("dictation in pieces", () => {
  test("gathers digits until the number is whole", () => {
    const first = read("oh four nine one");
    expect(first.phoneDigits?.value).toBe("0491");
    const second = read("five seven oh", { ...asked, digitsSoFar: "0491" });
    expect(second.phoneDigits?.value).toBe("0491570");
    expect(read("one five six", { ...asked, digitsSoFar: "0491570" }).phone?.value).toBe("+61491570156");
  });

  test("does not take the beginning of a 1300 number for a 13 number", () => {
    expect(read("thirteen hundred nine nine")).toMatchObject({
      phone: null,
      phoneDigits: { value: "130099" },
    });
  });

  test("a piece put right replaces the last digits", () => {
    expect(
      read("one five six no sorry one five seven", { ...asked, digitsSoFar: "0491570" }).phone?.value,
    ).toBe("+61491570157");
  });
});

test.each([
  "tuesday the fourteenth at two thirty",
  "i was born on the third of april nineteen eighty two",
  "two adults and three kids",
  "i'd like the two o'clock on the 12th",
  "that's one two three appointments",
])("takes no number from '%s'", (text) => {
  expect(read(text, unasked)).toEqual({ phone: null, phoneDigits: null });
});

test("keeps the words the number was read from", () => {
  const text = "yeah it's 0491 570 156 thanks";
  const { phone } = read(text);
  expect(phone?.heard).toBe("0491 570 156");
  expect(phone && text.slice(...phone.span)).toBe("0491 570 156");
});

test("the number said after 'that's wrong' takes the place of the one before it [CALL-1]", () => {
  expect(read("0491 570 156, no that's wrong, 0491 570 157").phone?.value).toBe("+61491570157");
});

describe("a number with a digit too many [CALL-1]", () => {
  test.each([
    "oh four triple nine two one two one two one",
    "oh two four oh eight five five one two three four",
    "0412 345 678 9",
    "my mobile's oh four double one two three four five six seven eight",
  ])("'%s' is no number, and none of its digits are dropped", (text) => {
    const { phone, phoneDigits } = read(text);
    expect(phone).toBeNull();
    expect(phoneDigits?.value).toHaveLength(11);
  });

  test.each(["0491 570 156 two thirty", "0491 570 156 10 am", "0491 570 156 0491 570 156"])(
    "is not meant by '%s'",
    (text) => {
      expect(read(text).phone?.value).toBe("+61491570156");
    },
  );

  test("given up for the number of the call is the number of the call", () => {
    for (const text of [
      "oh two five five five oh two three seven eight no hang on wrong one use the one i'm ringing on",
      "0412 345 678 actually no use the number i'm calling from",
    ])
      expect(read(text).phone?.value).toBe("+61491570006");
  });
});

describe("a number in pieces", () => {
  test("has no digit of 'a different one'", () => {
    expect(read("it's a different one the number oh four three nine").phoneDigits?.value).toBe("0439");
    expect(read("the other one is oh four one two three four").phoneDigits?.value).toBe("041234");
  });

  test("of eight digits is a landline's, whatever was asked", () => {
    expect(read("sorry five double two double one one three four", unasked).phoneDigits?.value).toBe(
      "52211134",
    );
  });
});
