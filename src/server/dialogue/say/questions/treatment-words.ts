import type { AppointmentType } from "#contract/limits.ts";
import { matterWords } from "#kernel/question-words.ts";
import type { About } from "../../hear/acts/of-questions.ts";

/** Stems by which a clinic's list or notes may call a kind of visit. */
const stemsOf: Readonly<Record<AppointmentType, readonly string[]>> = {
  "General Consultation": ["consult", "consultation", "check", "checkup", "exam", "examination"],
  "Teeth Whitening": ["whiten", "bleach"],
  "Teeth Cleaning": ["clean", "hygiene", "scale", "polish"],
  "Root Canal": ["root", "canal", "endodontic"],
  "Dental Implant": ["implant"],
  "Oral Surgery": ["surgery", "extraction", "wisdom", "surgical"],
  "Emergency Visit": ["emergency", "urgent"],
  "Follow-up": ["follow", "review"],
  "X-Ray/Imaging": ["ray", "rays", "xray", "imag", "opg", "scan"],
  "Preventive Care": ["preventive", "prevention", "check", "clean", "fluoride"],
};

/** What a question is of: what was named, else the kind of visit, else what its words carry. */
export function wantedStems(about: About, words: string): readonly string[] {
  const { named, treatment } = about;
  const ofName = matterWords(named ?? "");
  if (treatment !== undefined && ofName.length > 0 && isThatVisit(about))
    return [...stemsOf[treatment], ...ofName];
  if (ofName.length > 0) return ofName;
  return treatment === undefined ? matterWords(words) : stemsOf[treatment];
}

/** Whether what was named is that kind of visit, and not something that only begins with one. */
export const isThatVisit = ({ named, treatment }: About): boolean =>
  treatment !== undefined &&
  (matterWords(named ?? "").length === 0 ||
    matterWords(named ?? "").some((word) => stemsOf[treatment].includes(word)));

/** Words of the trade that need no capital in the middle of a sentence. */
const plainWords = new Set(
  `teeth whitening cleaning cleans root canal canals dental implant implants oral surgery emergency visit visits follow-up
  preventive care general consultation consultations check-ups checkups crowns bridges veneers fillings dentures braces extraction
  extractions gum treatment treatments children's dentistry cosmetic orthodontics sedation night guards mouthguards and for wisdom
  tooth removal family hygiene scale polish`
    .split("\n")
    .flatMap((line) => line.trim().split(" ")),
);

/** An entry of the list as it stands in a sentence. */
export const inWords = (service: string): string =>
  service
    .split(" ")
    .map((word) => (plainWords.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(" ");
