import { describe, expect, test } from "vitest";
import { readName } from "#server/dialogue/who/names/read-name.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { callInWords } from "../support/call-in-words.ts";

const nameIn = (said: string) => readName(toUtterance(said), { expected: "name" })?.value.full ?? null;

describe("a word of the sentence is no part of a name [CALL-5]", () => {
  test.each([
    ["stavros papadimitriou theyll know me", "Stavros Papadimitriou"],
    ["arjun mehta they'd have me on file", "Arjun Mehta"],
    ["nina petrov shouldnt take long", "Nina Petrov"],
    ["its marcus delgado wouldve rung earlier", "Marcus Delgado"],
    ["greta lindqvist will you ring me", "Greta Lindqvist"],
    ["ida moretti may i ask who this is", "Ida Moretti"],
  ])("a contraction or a modal behind it: %s", (said, name) => expect(nameIn(said)).toBe(name));

  test.each([
    ["my name is will henderson", "Will Henderson"],
    ["its will here", "Will"],
    ["its may chen", "May Chen"],
    ["shell keating", "Shell Keating"],
    ["wes donnelly", "Wes Donnelly"],
  ])("and a name that looks like one is a name: %s", (said, name) => expect(nameIn(said)).toBe(name));

  test.each([
    ["megan wojciechowski tricky one w o j c i e c h o w s k i", "Megan Wojciechowski"],
    ["tom szczepanski good luck with it s z c z e p a n s k i", "Tom Szczepanski"],
    ["maria garcia lopez g a r c i a", "Maria Garcia Lopez"],
    ["mei lin chua m e i l i n", "Mei Lin Chua"],
  ])("what is spelled ends where its letters do: %s", (said, name) => expect(nameIn(said)).toBe(name));

  test("who is held to 000 and asks whether they are still down is one person", async () => {
    const call = await callInWords();
    await call.hears(
      "ive lost a filling and wanted it put back next week its just that under me tongue has come up hard and its pushing me tongue up",
      "my sons here he could but will they still see me for the filling its marjorie cobb",
    );
    const [alert] = call.effects.filter(({ type }) => type === "alert_staff").slice(-1);
    expect(JSON.stringify(alert)).toContain("Marjorie Cobb");
    expect(JSON.stringify(alert)).not.toContain("Will");
  });
});

describe("who rings and whose visit it is are two people [CALL-5]", () => {
  const names = async (...lines: readonly string[]) => {
    const call = await callInWords();
    await call.hears(...lines);
    const { people, caller } = call.ledger;
    return people.map(({ name }, at) => `${at === caller ? "caller" : "other"}: ${name?.full ?? "-"}`);
  };

  test.each([
    [
      "gday im bruce me wifes got a checkup with you thursday noreen bell she cant make it",
      "Bruce",
      "Noreen Bell",
    ],
    [
      "hi its deb here dads in next week somewhere gordon pike can you tell him what time",
      "Deb",
      "Gordon Pike",
    ],
    ["my names georgie my partners booked in thursday sam okafor he wont make it", "Georgie", "Sam Okafor"],
    [
      "hello peter rossi here the wifes booked in friday elena marchetti shes crook",
      "Peter Rossi",
      "Elena Marchetti",
    ],
  ])("named beside whom they speak of: %s", async (said, caller, other) =>
    expect(await names(said)).toEqual([`caller: ${caller}`, `other: ${other}`]),
  );

  test.each([
    "hi its paul here my mate said craig dunstan is a good dentist can i book with you",
    "im fran my mums on a thinner from her gp helen stavrou can she still have a tooth out",
    "im tracey my daughter saw lucy grant at school and shes chipped her tooth",
  ])("and a name in passing is nobody's who comes: %s", async (said) =>
    expect((await names(said)).filter((each) => each.split(" ").length > 2)).toEqual([]),
  );

  test("a name told with what they are takes the place of the wrong one", async () => {
    expect(
      await names(
        "hi its kirsty i need to cancel dads visit",
        "kirsten maddox kirsty for short",
        "no thats me dads name is ronald ronald maddox",
      ),
    ).toEqual(["caller: Kirsten Maddox", "other: Ronald Maddox"]);
    expect(
      await names(
        "id like to book my daughter in shes eight",
        "her names anya kowalski",
        "no her names zosia kowalski",
      ),
    ).toEqual(["caller: -", "other: Zosia Kowalski"]);
  });

  test("a caller who says their name again is who they said they are, whatever was asked", async () => {
    expect(
      await names(
        "hi im tess im ringing about me brother callum he needs to cancel",
        "tess i said tess doherty",
      ),
    ).toEqual(["caller: Tess Doherty", "other: Callum"]);
  });

  test("somebody who is asked after as a child becomes nobody else by what is said beside it", async () => {
    const call = await callInWords();
    await call.hears(
      "its tracey mills one of my blokes gavin hollis has the dentist thursday and i need him at work can you shift it to friday",
      "just ring me back before ten would you",
    );
    expect(call.tasks.at(-1)?.detail).toContain("for Gavin Hollis");
  });
});

test("nobody who has said who they are becomes whom they speak of by that one's name [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("hi my names aisha can you tell me when my sister is booked", "her names farah rahman");
  const { people, caller } = call.ledger;
  expect(people[caller]?.name?.first).toBe("Aisha");
  expect(people.map(({ name }) => name?.full)).toContain("Farah Rahman");
});

describe("a form of address", () => {
  test.each([
    "no worries mate can i book a clean for friday at ten",
    "yeah boss can you put me down for a clean friday at ten",
  ])("brings nobody along: %s [CALL-5]", async (wish) => {
    const call = await callInWords();
    expect(await call.hears(wish)).toMatch(/your name/);
    await call.hears("josh fairbairn", "yes please");
    expect(call.stands()).toEqual(["Josh Fairbairn 2026-08-14 10:00"]);
  });

  test("in a correction it is nobody whose visit is to be moved [CALL-5] [CALL-8]", async () => {
    const milos = {
      patientName: "Milo Fairbairn",
      patientPhone: "+61491570156",
      appointmentType: "Check-up",
    };
    const call = await callInWords({ before: [{ ...milos, date: "2026-08-12", time: "16:30" }] });
    await call.hears("its josh fairbairn i need to move milo off wednesday", "hes nine");
    const said = await call.hears("not the twelfth thats the same day mate the week after the nineteenth");
    expect(said).not.toMatch(/your mate/);
    await call.hears("yes");
    expect(call.stands()).toEqual(["Milo Fairbairn 2026-08-19 16:30"]);
  });

  test("somebody's mate is somebody [CALL-5]", async () => {
    const call = await callInWords();
    expect(await call.hears("my best mate needs a check up friday at ten")).toMatch(/your mate's name/);
  });
});
