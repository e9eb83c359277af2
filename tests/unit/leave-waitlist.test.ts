import { describe, expect, test } from "vitest";
import { hearAs } from "#server/dialogue/hear/testing/hear-as.ts";
import { items, name, want } from "../support/act-builders.ts";
import { callByActs } from "../support/call-by-acts.ts";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever rings to come off the waitlist is taken off it: put on none, and no visit is looked for. */

const petra = {
  ...{ patientName: "Petra Novak", patientPhone: "0491 570 156" },
  ...{ appointmentType: "Teeth Cleaning", appointmentDate: null },
};
const leo = { ...petra, patientName: "Leo Novak" };
const oral = { ...petra, appointmentType: "Oral Surgery" };

const wishesIn = (text: string, lastSaid = ""): readonly string[] =>
  hearAs(text, { lastSaid }).acts.flatMap((act) =>
    act.kind === "want" ? [`${act.wish}${act.isOnlyAsked ? " asked" : ""}`] : [],
  );

describe("what is heard", () => {
  test.each([
    "im on your waiting list for a clean and i dont need it any more can you take me off",
    "Take me off the waitlist, please.",
    "hi i'd like to come off the cancellation list",
    "could you remove my name from the waiting list",
    "i got in somewhere else so you can take me off the list for an earlier appointment",
    "I'm on the standby list but I've found another dentist",
    "no longer need my spot on the waiting list",
    "please cancel my place on the waitlist",
    "my name's on your waitlist and i'd like it taken off",
    "i was put on your waiting list last month, i don't need it any longer, please take my name off",
    "we put our names down for a cancellation but it's no longer needed",
    "give my spot on the waiting list to somebody else",
    "it's about the waiting list, i won't be needing it any more",
    "i don't want to be on the waiting list any more",
    "cross me off the short notice list thanks",
    "look don't bother keeping me on the waiting list",
    "no need to keep my spot on the waitlist",
    "i'm after getting our names off the waiting list",
    "can you stop holding a place for me on the cancellation list",
    "the waiting list you have me on, scrap it",
    "i was on the waiting list for a crown but i had it done elsewhere",
  ])("is a wish to leave the list, and no other: %s [CALL-5] [APPT-20]", (text) => {
    expect(wishesIn(text)).toEqual(["leave_waitlist"]);
  });

  test("is of the list that we spoke of last [CALL-5]", () => {
    expect(wishesIn("oh take me off it then", "Petra is on the waitlist already.")).toEqual([
      "leave_waitlist",
    ]);
    expect(wishesIn("oh take me off it then")).not.toContain("leave_waitlist");
  });

  test.each([
    "is my name still on the waiting list",
    "am i still on the list",
    "do you still have me on the waitlist",
    "i just want to check i'm still on the waiting list",
    "did you take me off the waiting list",
    "so am i off the list now",
    "don't take me off the waiting list",
  ])("asks, and changes nothing: %s [CALL-5] [APPT-20]", (text) => {
    expect(wishesIn(text)).toEqual(["leave_waitlist asked"]);
  });

  test.each([
    ["take me off hold", "waitlist"],
    ["take me off speaker would you", "waitlist"],
    ["take me off your mailing list", "waitlist"],
    ["can you take the filling off my appointment", "waitlist"],
    ["am i on your list for the newsletter", "waitlist"],
    ["i don't want to be on a waiting list", "waitlist"],
    ["i'm on a waiting list at the hospital and i need a clean", "waitlist"],
    ["i don't want the waiting list i want an appointment", "waitlist"],
    ["if you can get me in on thursday you can take me off the waiting list", "waitlist"],
  ])("is no wish about the list: %s [CALL-5]", (text, not) => {
    expect(wishesIn(text).filter((wish) => wish.includes(not))).toEqual([]);
  });

  test.each([
    "cancel my appointment and put me on the waiting list",
    "i don't need the appointment any more, can i go on the waiting list instead",
    "take me off thursday and put me on the waiting list",
    "put me on the waiting list, i can't do tuesday any more",
    "can i get on the cancellation list",
    "put my son on the list for an earlier time and take my name off the account",
    "the dentist took me off blood thinners and put me on a waiting list",
  ])("is a wish for a place on the list: %s [CALL-5] [APPT-20]", (text) => {
    const wishes = wishesIn(text);
    expect(wishes).toContain("waitlist");
    expect(wishes.filter((wish) => wish.startsWith("leave"))).toEqual([]);
  });

  test("to be on it, told by the way, is no wish to be put on it [CALL-5]", () => {
    expect(wishesIn("i'm on the waiting list, has anything come up")).toEqual(["leave_waitlist asked"]);
    expect(wishesIn("i'm on the waiting list and i can't make thursday, can you cancel it")).toEqual([
      "leave_waitlist asked",
      "cancel",
    ]);
  });
});

describe("what is done", () => {
  test("they are off it by name and number, and nothing else is [CALL-5] [APPT-20]", async () => {
    const call = await callInWords({ waiting: [petra] });
    const said = await call.hears(
      "im on your waiting list for a clean and i dont need it any more can you take me off",
      "petra novak",
    );
    expect(said).toContain("off the waitlist now");
    expect([call.book.offWaitlist(), call.tasks.length, call.stands()]).toEqual([1, 0, []]);
    expect(await call.hears("am i still on the waiting list")).toMatch(/waitlist/);
    expect(call.book.waiting()).toBe(1);
  });

  test("whoever is not on it hears so, and the team has name and number [CALL-5] [CALL-8]", async () => {
    const call = await callInWords({ waiting: [petra] });
    const said = await call.hears("it's tom reed, take me off the waiting list please");
    expect(said).toMatch(/waitlist.*passed that on|waitlist.*told the team/);
    expect(call.tasks).toMatchObject([{ title: expect.stringContaining("Tom Reed"), phone: "+61491570156" }]);
    expect(call.book.offWaitlist()).toBe(0);
  });

  test("of several it is asked once which, and a yes is all of them [CALL-5]", async () => {
    const call = await callInWords({ waiting: [petra, oral] });
    const asked = await call.hears("take me off the waiting list, it's petra novak");
    expect(asked).toMatch(/a clean and an oral surgery visit.*both/);
    expect(await call.hears("yes both please")).toContain("off the waitlist");
    expect(call.book.offWaitlist()).toBe(2);
  });

  test("of several the one that is named is left, and the other is still waited for [CALL-5]", async () => {
    const call = await callInWords({ waiting: [petra, oral] });
    const said = await call.hears("take me off the waiting list, it's petra novak", "no just the clean");
    expect(said).toMatch(/off the waitlist for a clean.*still down for an oral surgery visit/);
    expect(call.book.offWaitlist()).toBe(1);
  });

  test("of several a no leaves them all [CALL-5]", async () => {
    const call = await callInWords({ waiting: [petra, oral] });
    await call.hears("take me off the waiting list, it's petra novak", "no leave it");
    expect([call.book.offWaitlist(), call.ledger.matters.map(({ status }) => status)]).toEqual([
      0,
      ["dropped"],
    ]);
  });

  test("a small child's parent may, a grown person's partner may not [CALL-5]", async () => {
    const ofChild = await callInWords({ waiting: [leo] });
    await ofChild.hears("take my son leo off the waiting list", "yes he's six", "novak");
    expect(ofChild.book.offWaitlist()).toBe(1);
    const ofGrown = await callInWords({ waiting: [{ ...leo, patientName: "Keith Novak" }] });
    await ofGrown.hears("my husband keith wants to come off the waiting list", "keith novak");
    expect([ofGrown.book.offWaitlist(), ofGrown.tasks.length]).toEqual([0, 1]);
  });

  test("from another number nothing is told or changed, whether or not they wait [CALL-5]", async () => {
    const said = async (waiting: readonly (typeof petra)[]) => {
      const call = await callInWords({ waiting, callerNumber: "+61491575789" });
      const last = await call.hears(
        "take me off the waiting list, it's petra novak, my number is 0491 570 156",
      );
      return [last, call.book.offWaitlist(), call.tasks.length];
    };
    const refused = await said([petra]);
    expect(refused).toEqual(await said([]));
    expect(refused).toEqual([expect.stringContaining("the number you're ringing from"), 0, 1]);
  });

  test("a clinic that lets nothing be changed by telephone has it passed on [CALL-5]", async () => {
    const permissions = { bookAppointments: true, rescheduleCancel: false, provideInfo: true };
    const call = await callInWords({ waiting: [petra], facts: { permissions } });
    await call.hears("take me off the waiting list, it's petra novak");
    expect([call.book.offWaitlist(), call.tasks.length]).toEqual([0, 1]);
    expect(call.tasks[0]?.detail).toContain("coming off the waitlist");
  });

  test("asked only, it is told where they stand, and nothing is left for the team [CALL-5]", async () => {
    const call = await callInWords({ waiting: [petra] });
    expect(await call.hears("am i still on the waiting list, it's petra novak")).toContain("on the waitlist");
    const other = await callInWords();
    expect(await other.hears("am i still on the waiting list, it's petra novak")).toMatch(/waitlist/);
    expect([call.book.offWaitlist(), call.tasks, other.tasks, other.book.waiting()]).toEqual([0, [], [], 0]);
  });

  test("a booking in the same breath is made as well [CALL-5]", async () => {
    const call = await callInWords({ waiting: [petra] });
    await call.hears(
      "it's petra novak, take me off the waiting list and book me in for a clean on thursday at ten",
      "yes",
    );
    expect([call.book.offWaitlist(), call.stands()]).toEqual([1, ["Petra Novak 2026-08-13 10:00"]]);
  });

  test("the visit that was to come forward stays where it is, and they hear so [CALL-5] [APPT-20]", async () => {
    const before = {
      ...{ patientName: "Petra Novak", patientPhone: "+61491570156", appointmentType: "Teeth Cleaning" },
      ...{ date: "2026-08-20", time: "10:00" },
    };
    const call = await callByActs({
      before: [before],
      waiting: [{ ...petra, appointmentDate: "2026-08-20" }],
    });
    await call.means(want("leave_waitlist"), name("Petra Novak", "caller"));
    expect(items(call.plan)).toContain("left_waitlist");
    expect(call.book.standing()).toHaveLength(1);
    const inWords = await callInWords({
      before: [before],
      waiting: [{ ...petra, appointmentDate: "2026-08-20" }],
    });
    expect(await inWords.hears("take me off the waiting list, it's petra novak")).toMatch(
      /Your visit .*20th stays where it is/,
    );
  });
});
