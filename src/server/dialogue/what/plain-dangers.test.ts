import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readEmergency } from "./read-emergency.ts";
import { readSelfHarm } from "./read-self-harm.ts";

const read = (text: string) => readEmergency(toUtterance(text));

test.each([
  ["my toddler fell on a toothbrush and it went into the back of his throat", "collapse", "sure"],
  ["my son fell on a pen and it went through his palate", "collapse", "sure"],
  ["a metal skewer went through my cheek", "collapse", "sure"],
  ["she tripped with a pencil in her mouth", "collapse", "unsure"],
  ["the dentist told me to call if it swells, and it has, under my tongue", "breathing", "sure"],
  ["i'm having an asthma attack in the waiting room", "breathing", "sure"],
  ["i've got a pacemaker and chest pains and i need to cancel for tomorrow", "collapse", "sure"],
  ["my tooth socket's gone black and my face is going red and i'm shivering", "collapse", "sure"],
  ["i did black out for a sec when i got hit", "collapse", "sure"],
  ["hello, the tooth i swallowed, could it be in my lung", "breathing", "unsure"],
  ["i've taken about 20 panadol since yesterday for this tooth", "collapse", "sure"],
  ["i'm scared, he's poisoning me", "violence", "sure"],
  ["i think my husband's been putting something in my tea", "violence", "unsure"],
  ["should i call the police", "violence", "unsure"],
  ["my boyfriend hit me and my tooth is loose, he's in the next room", "violence", "sure"],
  ["he might hear me, can you help", "violence", "unsure"],
  ["my stepdad choked me last night", "violence", "unsure"],
  ["my brother in law tried to strangle me on saturday", "violence", "unsure"],
  ["mum's boyfriend had his hands round my neck", "violence", "unsure"],
  ["i got choked by my ex two nights ago and it hurts to talk", "violence", "unsure"],
  ["my son choked me, he's nineteen", "violence", "unsure"],
  ["i took all the tablets you prescribed at once", "collapse", "sure"],
  ["she's swallowed all her antibiotics in one go", "collapse", "sure"],
  ["she's in a nephylactic shock", "collapse", "sure"],
  ["i think it's an anna phylactic reaction", "collapse", "sure"],
  ["my husband hit me last week and my tooth is loose", "violence", "unsure"],
  ["what do i do if he chokes me again", "violence", "unsure"],
  ["my son swallowed a toy car", "breathing", "unsure"],
  ["a piece of the tray is in my boy's throat", "breathing", "unsure"],
  ["i can smell gas really strong in your hallway", "violence", "sure"],
  ["my ex broke my tooth and he's outside", "violence", "sure"],
  ["his plate's stuck half way down", "breathing", "unsure"],
  ["your building's on fire", "violence", "sure"],
  ["there's smoke coming from your building", "violence", "sure"],
])(
  "names 000 for what happened, whatever the rest of the words: '%s': %s, %s [CALL-1]",
  (text, value, certainty) => {
    expect(read(text)).toMatchObject({ value, certainty });
  },
);

test.each([
  "do i need an ambulance for a chipped tooth",
  "my mate says i should call 000 but it's only a broken filling",
  "i called 000 and they said to ring a dentist",
  "my dad had a stroke last year, can he still have an implant",
  "is it safe to have a clean after a heart attack",
  "i have a history of seizures, can i still get a filling",
  "i asked about liquid painkillers",
  "i took two nurofen this morning and it still hurts",
  "my son can't swallow tablets",
  "my tooth is on fire",
  "the fire alarm went off so i'm late",
  "my wife is going to kill me if i cancel again",
  "my husband hit me up about the booking",
  "my dad beat me to the phone",
  "do i need a police report for the claim",
  "i've taken two panadol",
  "the wire pokes through my cheek",
  "my mate drives an ambulance",
  "my wife is a paramedic so we need a late one",
  "he swallowed a toy car last year",
  "my mother never hit me",
  "my partner kicked me out so the address is another",
  "my toddler headbutted me and chipped my tooth",
  "my ex used to hit me, that's how i lost the tooth years ago",
  "the impression tray nearly choked me",
  "i'm choking on that quote",
  "i do jiu jitsu and get choked all the time",
  "the swelling went down with the antibiotics",
  "we got bashed by the rain",
  "cold water hurts",
  "it hurts with ice",
  "the calendar is choked next week",
  "i nearly choked when i heard the total",
])("takes no grave word alone for a danger to life: '%s' [CALL-1]", (text) => {
  expect(["breathing", "bleeding", "collapse", "violence"]).not.toContain(read(text)?.value);
});

test.each([
  ["i don't feel like living anymore", "sure"],
  ["what's the number for lifeline, i'm not doing great", "unsure"],
  ["i want it all to stop", "unsure"],
])("tells where help is for '%s' [CALL-1]", (text, certainty) => {
  expect(readSelfHarm(toUtterance(text))).toBe(certainty);
});

test.each([
  "i don't feel like living with these crooked teeth",
  "i work at lifeline",
  "i don't feel like going today",
])("and hears no wish to die in '%s'", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBeNull();
});
