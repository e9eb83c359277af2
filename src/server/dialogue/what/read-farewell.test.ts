import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readSelfHarm } from "./read-self-harm.ts";

test.each([
  "i just wanted to say goodbye to everyone, thank you for looking after me, there's no point any more",
  "won't be needing that appointment i won't be around next week i've sorted everything out",
  "i wanted to thank you all before i go, nobody will miss me",
  "cancel all my appointments, i won't need teeth where i'm going",
  "cancel everything i've got no future anyway",
  "i'm done, tell my kids i love them",
  "thank you for everything, this is the last time you'll hear from me, it'll all be over soon",
  "please look after my dog when i'm gone, i've got no reason to stay",
  "just cancel it, i've got my affairs in order and i can't do this anymore",
  "dont need the appointment no more, nobody need me, i say goodbye now",
  "i rang to say sorry for everything and goodbye",
  "i'm not going to be around much longer so there's no point booking",
  "my wife died and there's no point anymore, goodbye",
  "what's the point of saving the tooth i won't be alive to use it",
  "no one's going to care if i take all these tablets",
  "i lost my job, there's no point any more, i wanted to say goodbye to everyone",
])("a last goodbye is heard without a word of harm: '%s' [CALL-1]", (text) => {
  expect(readSelfHarm(toUtterance(text))).not.toBeNull();
});

test.each([
  "i wanted to say goodbye to doctor lee before he retires",
  "i'm leaving for good moving to perth thank you for looking after me all these years",
  "there's no point in me coming on thursday i've got no pain any more",
  "i won't be around next week, i'm in bali",
  "i won't be around next week, i've sorted everything out with work, can we move it",
  "won't be needing that appointment any more, the pain's gone",
  "thank you for looking after me, goodbye",
  "that's everything thanks, goodbye everyone",
  "there's no point any more in keeping the tooth",
  "my mum passed away, we wanted to say thank you for looking after her",
  "nobody will miss me at work if i come at ten",
  "this is the last time you'll hear from me, your service is rubbish",
  "i won't be here any more after march so can you send my records to hobart",
  "i've said goodbye to my wisdom teeth",
  "i'm so tired of everything being so expensive",
  "i'm tired of waiting, goodbye",
  "i can't do this anymore, i've been on hold for an hour",
  "i took the tablets you prescribed and finished them all",
  "i'd jump off a bridge if she told me to she's that good",
])("a goodbye for another reason is none: '%s'", (text) => {
  expect(readSelfHarm(toUtterance(text))).toBeNull();
});
