import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("whoever does not come after all is booked nothing, and the others are [CALL-5]", () => {
  test.each([
    ["yusuf has footy that day so only nadia", "Nadia"],
    ["sorry leave nadia out", "Yusuf"],
    ["hang on nadia isn't coming any more", "Yusuf"],
  ])("before anybody is booked: %s", async (told, left) => {
    const call = await callInWords();
    await call.hears("could i get nadia and yusuf haddad in for a clean thursday at ten");
    expect(await call.hears(told)).toMatch(new RegExp(`a clean for ${left} Haddad, Thursday`));
    expect(await call.hears("yes")).toMatch(/anything else/i);
    expect(call.stands()).toEqual([`${left} Haddad 2026-08-13 10:00`]);
    await call.hears("no thanks bye");
    expect(call.tasks).toHaveLength(0);
  });

  test("once the other one is booked", async () => {
    const call = await callInWords();
    await call.hears("could i get nadia and yusuf haddad in for a clean thursday at ten", "yes");
    expect(await call.hears("oh forget yusuf hes got school")).toMatch(/anything else/i);
    expect(call.stands()).toEqual(["Nadia Haddad 2026-08-13 10:00"]);
  });

  test("both named again leaves nobody out", async () => {
    const call = await callInWords();
    await call.hears("could i get nadia and yusuf haddad in for a clean thursday at ten");
    await call.hears("yes just nadia and yusuf");
    await call.hears("yes");
    expect(call.stands()).toHaveLength(2);
  });
});

test.each(["im joan fry", "i'm joan fry by the way"])(
  "whoever rings is known by their name wherever they say it [CALL-1]: %s",
  async (introduced) => {
    const call = await callInWords();
    await call.hears(
      `could someone ring my son leo on 0407 551 299 after two its about my bridge ${introduced}`,
    );
    expect(call.tasks[0]).toMatchObject({ title: "Ring Leo for Joan Fry", phone: "+61407551299" });
  },
);
