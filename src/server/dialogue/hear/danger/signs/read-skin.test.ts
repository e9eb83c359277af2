import { describe, expect, test } from "vitest";
import { toUtterance } from "../../../words.ts";
import { skinPlaces } from "./read-skin.ts";

const places = (text: string) => {
  const whole = toUtterance(text);
  return skinPlaces(whole, [whole], []).length;
};

describe("what is on the chest is not in it [CALL-8]", () => {
  test.each(["red spots have come out on my chest", "my chest is all welts since the injection"])(
    "%s",
    (text) => expect(places(text)).toBe(1),
  );

  test.each([
    "a rash and my chest feels tight",
    "itchy all over and it hurts in my chest",
    "my chest is pounding",
    "i've a red face and a weight on my chest",
    "my face is red and something is pressing on my chest",
    "there's a rash and it's like somebody sitting on my chest",
    "hives on my arms and my chest is going",
    "hives and i can't breathe my chest",
  ])("and stays a chest in: %s", (text) => expect(places(text)).toBe(0));
});
