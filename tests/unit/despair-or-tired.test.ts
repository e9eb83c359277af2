import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("[CALL-1] tablets, sleep and tiredness in the middle of another trouble", () => {
  test.each([
    "ok so my husband he takes it tonight the same and he comes at ten, he sleeps a bit first",
    "so my friend i not stop the tablet i take it same and i rest a bit before i come",
    "i'm stuffed, i've been on night shift all week, so ten is good",
    "she'll take it with dinner like always and have a nap after",
    "i'm so tired with this tooth, no sleep for days",
  ])("are no despair, and nobody is sent to Lifeline: %s", async (said) => {
    const call = await callInWords();
    const reply = await call.hears("i had a tooth out and it's oozing a bit", said);
    expect(reply).not.toMatch(/Lifeline|lot to carry|Are you safe/);
  });

  test.each([
    "i'm so tired of it all, i don't want to be here any more",
    "my brother says he'll end it tonight",
    "my husband keeps saying he'd take his own life",
    "i might just take the whole packet and not wake up",
  ])("and what is more than that is heard there, too: %s", async (said) => {
    const call = await callInWords();
    expect(await call.hears("i had a tooth out and it's oozing a bit", said)).toMatch(/Lifeline|triple zero/);
  });

  test.each([
    "what lifeline, no, i'm not crazy, i mean at your clinic",
    "no no i'm not mad, i only meant here in town, what lifeline",
  ])("who puts it right hears an apology and the number no more: %s", async (said) => {
    const call = await callInWords();
    await call.hears("i'd like a clean on thursday", "honestly i'd be better off not being here");
    const reply = await call.hears(said);
    expect(reply).toMatch(/got that wrong|sorry/i);
    expect(reply).not.toMatch(/13 11 14/);
  });

  test("taken for worry about somebody, it is put right and the booking goes on", async () => {
    const call = await callInWords();
    await call.hears("i'd like a clean on thursday", "my uncle says he wants to end it all");
    const reply = await call.hears(
      "no no, i'm not crazy, that's only an expression of his, the first one please",
    );
    expect(reply).toMatch(/sorry/i);
    expect(reply).not.toMatch(/13 11 14/);
  });
});

describe("[CALL-1] whether a medicine is to be stopped, in few words", () => {
  test.each([
    ["i take eliquis for the heart", "the blood tablet stop or not"],
    ["my husband's on xarelto", "his tablet, keep taking or leave off"],
    ["i'm on warfarin", "i must stop it today, yes?"],
    ["i take the apixaban", "so no stop the tablet"],
    ["i'm on blood thinners", "blood pill stop or no"],
  ])("%s, '%s': not by themselves, at once", async (told, asked) => {
    const call = await callInWords();
    await call.hears("i had a tooth out on friday and it's oozing a bit", told);
    const reply = await call.hears(asked);
    expect(reply).toMatch(/your doctor told you/);
    expect(reply).toMatch(/don't stop/);
    expect(reply).not.toMatch(/One quick question|brought it on|pouring/);
  });

  test("what was said of it reaches the team", async () => {
    const call = await callInWords();
    await call.hears(
      "i had a tooth out on friday and it's oozing a bit",
      "i take eliquis for the heart",
      "the blood tablet stop or no stop",
      "the first one, Amal Saab",
      "yes",
      "no that's all thanks bye",
    );
    const kept = JSON.stringify([
      call.tasks,
      call.effects.filter(({ type }) => type === "alert_staff"),
      call.book.standing(),
    ]);
    expect(kept).toContain("eliquis");
  });

  test.each(["the bleeding stopped or not, i can't tell", "do i take long or short appointment"])(
    "and no other question is one: %s",
    async (said) => {
      const call = await callInWords();
      await call.hears("i had a tooth out on friday", said);
      const last = call.ledger.lastHeard?.acts.map(({ kind }) => kind) ?? [];
      expect(last).not.toContain("medicine_question");
    },
  );
});
