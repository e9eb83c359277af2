import type { AppointmentType } from "#contract/limits.ts";
import type { About } from "../../hear/acts.ts";
import { matterWords } from "./notes.ts";

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
export function wantedStems({ named, treatment }: About, words: string): readonly string[] {
  const ofName = matterWords(named ?? "");
  if (ofName.length > 0) return ofName;
  return treatment === undefined ? matterWords(words) : stemsOf[treatment];
}

/** Whether what was named is that kind of visit, and not something that only begins with one. */
export const isThatVisit = ({ named, treatment }: About): boolean =>
  treatment !== undefined &&
  (matterWords(named ?? "").length === 0 ||
    matterWords(named ?? "").some((word) => stemsOf[treatment].includes(word)));
