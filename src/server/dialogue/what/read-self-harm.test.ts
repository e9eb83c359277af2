import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readEmergency } from "./read-emergency.ts";
import { readSelfHarm } from "./read-self-harm.ts";

test.each([
  "i want to die",
  "i've been cutting myself again",
  "i'm thinking of ending my life",
  "i don't want to be alive anymore",
  "honestly i feel suicidal",
  "i've got all my tablets lined up here and i just want it to be over",
  "there's no point in going on",
  "he's on the railing of the bridge and he rang me to say goodbye",
  "she's over the barrier on the overpass and says goodbye",
  "my brother is standing on the edge of the roof",
  "i'm sitting on the train tracks",
  "i've been sitting here with a blade for an hour",
  "she's lying there holding a bottle of pills",
  "i used to cut myself and i've started again",
  "i lost my brother to suicide and i want to join him",
  "my husband's taken his rifle and gone out the back and said sorry",
  "my brother died by suicide and i can't go on",
  "i lost my job and suicide is all i think of",
])("hears that a caller may harm themselves: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).not.toBeNull();
});

test.each([
  "i could kill myself for forgetting the appointment",
  "i'm killing myself trying to get through to you",
  "i cut myself shaving and it's near my lip",
  "i don't want to hurt myself with that rough edge",
  "i'm dying to get it done",
  "i'm not suicidal i'm just sick of this denture",
  "lifeline is next door to you isn't it",
  "are you across the road from the lifeline shop",
  "is that near lifeline on wharf street",
  "i volunteer at lifeline on thursdays so not thursday",
  "i used to cut myself, so i've scars on my arms, please don't stare",
  "i self harmed as a teenager, the scars are old",
  "i lost my brother to suicide and i ground my teeth down from the stress",
  "my son died by suicide in may so cancel his visit",
  "my job's in suicide prevention so i can't take calls in the day",
  "she works in suicide prevention",
  "i was sitting with a knife and fork when the crown broke",
  "he's on the other side of the bridge so he'll be late",
  "food gets stuck at the edge of my bridge",
  "there's a railing by the ramp at the bridge street door",
  "we're on the balcony with a view of the bridge, hang on",
  "he's working on the roof and can't talk, can i book for him",
])("takes a manner of speaking for no more than that: '%s'", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBeNull();
});

test.each([
  "i just want to die of pain",
  "my tooth hurts so much i want to die",
  "this toothache makes me want to die",
  "i'd rather die than have this toothache another night",
])("is in doubt where death is wished for because of a toothache: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBe("unsure");
});

test.each([
  "i just want to die",
  "my husband died and the pain is too much i want to die",
  "i want to kill myself the toothache is that bad",
  "i don't want to live any more with this pain",
  "the tablets don't touch the pain and i want to die",
])("is in no doubt where more than a toothache is told: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBe("sure");
});

test.each([
  "this toothache is killing me, i could die",
  "i'm dying of toothache",
  "this pain is going to be the death of me",
])("takes being near death of a toothache for great pain: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBeNull();
  expect(readEmergency(toUtterance(text))?.value).toBe("severe_pain");
});

test.each([
  "i have chest pain i think i'm dying",
  "i think i'm dying",
  "i'm dying my tongue is swollen and it hurts",
  // The heart is felt in the jaw, and an infection of the blood is felt all over.
  "i feel like i'm dying my jaw aches and i'm sweating",
  "my jaw hurts so bad i think i'm going to die",
  "i've got an abscess and i ache all over and feel like i'm dying",
])("is told of 000 for anything else that may kill: '%s' [CALL-1]", (text) => {
  expect(["breathing", "collapse"]).toContain(readEmergency(toUtterance(text))?.value);
});
