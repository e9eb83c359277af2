import { expect, test } from "vitest";
import { isLifeThreat } from "../../understanding.ts";
import { toUtterance } from "../../words.ts";
import { readEmergency } from "../read-emergency.ts";

const threat = (text: string) => {
  const read = readEmergency(toUtterance(text));
  return read && isLifeThreat(read.value) ? read.certainty : null;
};

test.each([
  "implant after my heart attack",
  "i'd like an implant after my heart attack",
  "i need an implant after my heart attack last winter is that alright",
  "can i get a crown done following my stroke",
  "he wants his dentures fitted after his heart attack",
  "i need a clean since having a seizure in hospital",
])("takes an illness that a treatment follows for history: '%s'", (text) => {
  expect(threat(text)).toBeNull();
});

test.each([
  "i need to reschedule, dad had a heart attack",
  "my dad had a heart attack, can we reschedule",
  "cancel my booking please my wife had a stroke",
  "we have to put off the check-up, my brother had a car accident",
  "mum had a fall and i can't make it tomorrow",
  "can you move my appointment my husband had a heart attack on sunday",
  "dad had a stroke on the weekend i'll have to rebook",
])("takes news of kin for the reason of a wish: '%s'", (text) => {
  expect(threat(text)).toBeNull();
});

test.each([
  "lump under my tongue, should i worry",
  "there's a small lump under my tongue, should i worry",
  "there's a tiny bump on the floor of my mouth is that normal",
  "i found a little lump under my tongue could you have a look",
])("takes a lump that is small or wondered about for none: '%s'", (text) => {
  expect(threat(text)).toBeNull();
});

test("asks about a lump of which nothing more is told", () => {
  expect(threat("there's a lump under my tongue")).toBe("unsure");
});

test.each([
  "my dad had a heart attack",
  "dad had a heart attack and he's on the floor, cancel my booking",
  "my dad just had a heart attack cancel my appointment",
  "i think dad had a stroke, i need to cancel",
  "my mum had a stroke and her face is drooping, can you move my appointment",
  "he had a seizure in the car park, cancel us, what do i do",
  "chest pain after my heart attack and the filling",
  "he collapsed after a seizure during his filling",
  "he went grey after the injection, i think it's a heart attack",
  "there's a lump under my tongue and it's getting bigger",
  "small lump under my tongue and i can't swallow, should i worry",
  "a lump came up under my tongue overnight, is that normal",
])("loses no danger by it: '%s' [CALL-1]", (text) => {
  expect(threat(text)).not.toBeNull();
});

test.each([
  "i choke on mouthwash every time",
  "every time i use mouthwash i choke",
  "i always choke when you lay me flat",
  "i'm a shocking gagger i choke on everything in my mouth",
  "my son chokes on the toothbrush every morning, he's got a bad gag reflex",
  "my gag reflex makes me choke at the dentist",
  "my husband choked on his coffee when he saw the bill",
  "the baby's choking me with hugs hang on",
  "he attacked my teeth like a jackhammer",
])("takes a habit and a manner of speaking for nothing that happens: '%s'", (text) => {
  expect(threat(text)).toBeNull();
});

test.each([
  "i choke every time i try to swallow now",
  "he chokes every time he swallows since the extraction",
  "i always choke a bit but now i can't breathe",
  "every time he eats he chokes, his tongue is swollen",
  "my husband choked on his steak and he's gone blue",
  "she choked on her lunch and can't talk",
  "the baby is choking",
])("but hears a throat that is in trouble: '%s'", (text) => {
  expect(threat(text)).not.toBeNull();
});

test("a swelling of last week that has gone down is not advised about", () => {
  const read = (text: string) => readEmergency(toUtterance(text))?.value ?? null;
  expect(
    read("my face was swollen last week but it's gone down now i want to book the follow up"),
  ).toBeNull();
  expect(read("my face is swollen and now it's gone down into my neck")).toBe("breathing");
  expect(read("my teeth are so yellow i could cry")).toBeNull();
  expect(read("my tooth hurts so much i could cry")).toBe("severe_pain");
});

test.each([
  "i had a heart attack when i saw my x-rays",
  "he's got a knife and fork set as a thank you for the team",
  "my grandson had a toy gun in the waiting room",
  "i get hay fever and my eyes puff up this time of year",
  "my husband snores like he's dying do you make those splints",
  "he's going purple with his hair for book week",
  "i've been stabbed with needles all week at the hospital and i'd rather wait for the clean",
  "my stepdad's hurting, mum says to book him in",
  "my cat sits on my chest all night so i'm tired",
])("takes things, costumes and jests for no danger: '%s'", (text) => {
  expect(threat(text)).toBeNull();
});

test.each([
  "he's got a knife and he's in the waiting room",
  "he has a gun in the waiting room",
  "my eyes are swelling shut since the injection",
  "he's going purple",
  "i've been stabbed",
  "it's like someone's parked a ute on my chest",
  "it feels like something's sitting on my chest",
  "my stepdad is hurting mum and my teeth are broke",
  "dad keeps hitting my sister",
  "little fella's swallowed one of them flat batteries from the remote",
])("and those that they sound like for one: '%s'", (text) => {
  expect(threat(text)).not.toBeNull();
});

test("what is only called like trouble is none: being knocked out for the treatment, a cold sore [CALL-1]", () => {
  const degreeOf = (text: string) => readEmergency(toUtterance(text))?.value ?? null;
  expect(degreeOf("i want my wisdom teeth out how long does it take and will i be knocked out")).toBeNull();
  expect(degreeOf("i've got a cold sore can i still come in for my filling")).toBeNull();
  expect(degreeOf("i've got a cold sore and my tooth is killing me")).toBe("severe_pain");
  expect(degreeOf("his front teeth were knocked out will he be knocked out for it")).toBe(
    "knocked_out_tooth",
  );
});
