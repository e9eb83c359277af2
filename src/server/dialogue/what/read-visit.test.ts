import { expect, test } from "vitest";
import type { AppointmentType } from "#contract/limits.ts";
import { toUtterance } from "../words.ts";
import { readVisit } from "./read-visit.ts";

const read = (text: string, isCorrection = false) =>
  readVisit(toUtterance(text), isCorrection)?.value ?? null;

test.each<[string, AppointmentType | null]>([
  ["just a check up", "General Consultation"],
  ["a scale and clean", "Teeth Cleaning"],
  ["check up and clean please", "Teeth Cleaning"],
  ["i need my wisdom teeth out", "Oral Surgery"],
  ["i want a tooth pulled", "Oral Surgery"],
  ["i need an extraction", "Oral Surgery"],
  ["i need a filling", "General Consultation"],
  ["i chipped a tooth", "Emergency Visit"],
  ["my crown came off", "General Consultation"],
  ["cracked filling, doesn't hurt", "General Consultation"],
  ["i've cracked a filling", "General Consultation"],
  ["i lost a filling", "General Consultation"],
  ["chipped a veneer, no pain", "General Consultation"],
  ["broken filling no rush", "General Consultation"],
  ["my filling broke and it hurts", "Emergency Visit"],
  ["my filling broke it's an emergency", "Emergency Visit"],
  ["teeth whitening", "Teeth Whitening"],
  ["i want to bleach my teeth", "Teeth Whitening"],
  ["an x ray", "X-Ray/Imaging"],
  ["i was told i need x-rays", "X-Ray/Imaging"],
  ["root canal", "Root Canal"],
  ["i'm after an implant", "Dental Implant"],
  ["a follow up", "Follow-up"],
  ["i've got a toothache", "Emergency Visit"],
  ["my son's first visit", "Preventive Care"],
  ["fluoride for the kids", "Preventive Care"],
  ["i need to get a tooth looked at", "General Consultation"],
  ["not a filling a clean", "Teeth Cleaning"],
  ["it's for tuesday", null],
  ["my name is tom", null],
  ["it has snapped clean off", null],
  ["my bridge has cracked clean in half", "General Consultation"],
  ["i only go out in the mornings", null],
  ["which one is out of the way", null],
  ["a check up after work", "General Consultation"],
  ["a check-up any time after four thirty", "General Consultation"],
  ["a check up and maybe an x ray", "General Consultation"],
  ["to review a root canal", "Follow-up"],
  ["to have the implant looked at again", "Follow-up"],
])("'%s' is %s [CALL-1]", (text, type) => {
  expect(read(text)).toBe(type);
});

test.each<[string, AppointmentType | null]>([
  ["i don't want an emergency", null],
  ["no not surgery it's a clean", "Teeth Cleaning"],
  ["it's for a filling not whatever a root canal", "General Consultation"],
  ["never mind the whitening, a clean will do", "Teeth Cleaning"],
  ["i do not need any x-rays or a clean, it's the implant", "Dental Implant"],
  ["rather than the whitening could i have a check-up", "General Consultation"],
  ["no clean just the check up", "General Consultation"],
  ["no a clean", "Teeth Cleaning"],
  ["haven't had a clean in years", "Teeth Cleaning"],
  ["i never had a root canal and now i need one", "Root Canal"],
  ["not just a clean", "Teeth Cleaning"],
])("what is ruled out is not the reason: '%s' is %s [CALL-1]", (text, type) => {
  expect(read(text)).toBe(type);
});

test.each<[string, AppointmentType]>([
  ["had a tooth out on friday and i'm to have a checkup in a fortnight", "Follow-up"],
  ["they pulled two wisdom teeth on monday, could someone have it looked at", "Follow-up"],
  ["had a root canal last year now i just want a clean", "Teeth Cleaning"],
  ["had my wisdom teeth out years ago, need a check up", "General Consultation"],
  ["i was in for a clean last week and now i've a toothache", "Emergency Visit"],
  ["i have to have a tooth out", "Oral Surgery"],
  ["i'd like to have my wisdom tooth out", "Oral Surgery"],
])("what was done before is not wished for again: '%s' is %s [CALL-1]", (text, type) => {
  expect(read(text)).toBe(type);
});

test("after a correction the reason said last counts", () => {
  expect(read("sorry not whitening i meant a clean", true)).toBe("Teeth Cleaning");
  expect(read("a check up no actually a root canal", true)).toBe("Root Canal");
});

test.each<[string, AppointmentType]>([
  [
    "oh hi look we have just moved here from ballarat and i have been putting this off for ages anyway i was hoping to get a root canal some time friday",
    "Root Canal",
  ],
  ["my old dentist retired and it has been years so i was hoping to book a follow up", "Follow-up"],
  ["we just moved here and i have not been in ages, i'd like an implant", "Dental Implant"],
  ["haven't been in years, can i get in for an x-ray", "X-Ray/Imaging"],
  [
    "so my sister who goes to you said you are lovely and i keep putting it off with the kids and work and everything but the whitening she had looks great so that is why i ring",
    "Teeth Whitening",
  ],
])(
  "a treatment that is asked for by name stands, whatever is told around it: '%s' [CALL-1]",
  (text, type) => {
    expect(read(text)).toBe(type);
  },
);

test("a word of a treatment that nobody asked for gives way to the wording as a whole", () => {
  expect(read("the oral surgeon wants a picture of my jaw")).toBe("X-Ray/Imaging");
});
