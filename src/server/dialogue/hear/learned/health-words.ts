import { wordSet } from "../../word-set.ts";
import { conceptsOf } from "./concepts.ts";

const concepts: ReadonlySet<string> = new Set(["medicine", "thinner", "condition"]);
const medicines: ReadonlySet<string> = new Set(["medicine", "thinner"]);
/** How words begin that tell of a reaction, or of what is done about an illness. */
const beginnings = [
  "allerg",
  "react",
  "rash",
  "hives",
  "anaphyla",
  "anaesthe",
  "anesthe",
  "diagnos",
  "medica",
];

/** It names a medicine, an illness or a reaction. */
export const isOfHealth = (word: string): boolean =>
  conceptsOf(word).some((concept) => concepts.has(concept)) ||
  beginnings.some((beginning) => word.startsWith(beginning));

/** A medicine that a doctor has somebody on, by its own name. */
export function isPrescribed(word: string): boolean {
  const named = medicineNamed([{ word }]);
  return named === "regular" || named === "antibiotic";
}

/** Whoever takes it bleeds longer. */
export const isOfThinner = (word: string): boolean =>
  conceptsOf(word).includes("thinner") || otherThinners.has(word);
/** Known besides those that the reader learned. */
const otherThinners: ReadonlySet<string> = new Set(
  "rivaroxaban dabigatran coumadin marevan heparin clexane ticagrelor brilinta prasugrel".split(" "),
);

const reactions = ["allerg", "react", "rash", "hives", "itch", "anaphyla", "swell", "swoll"];

/** It tells that something is not borne. */
export const isOfReaction = (word: string): boolean =>
  reactions.some((beginning) => word.startsWith(beginning));

/** It names a medicine, or what one is called by: whoever takes it is not to stop it by themselves. */
export const isOfMedicine = (word: string): boolean =>
  conceptsOf(word).some((concept) => medicines.has(concept)) ||
  (word.startsWith("medica") && word !== "medicare");

const forRelief = wordSet(
  "panadol panadols nurofen neurofen ibuprofen paracetamol codeine panadeine aspro disprin voltaren advil mersyndol tramadol endone bonjela painkiller painkillers painkilla gel clove",
);
const antibiotics = wordSet(
  "antibiotic antibiotics amoxicillin amoxil amoxycillin penicillin augmentin metronidazole flagyl clindamycin erythromycin keflex cephalexin doxycycline",
);
/** What a doctor has somebody on, day by day. */
const forEveryDay = wordSet(
  "heart bp pressure cholesterol statin statins lipitor crestor diabetes diabetic insulin metformin ozempic sugar epilepsy epileptic seizure seizures epilim tegretol keppra thyroid thyroxine antidepressant antidepressants zoloft lexapro lithium steroid steroids prednisone prednisolone prolia fosamax methotrexate asthma puffer ventolin reflux nexium somac parkinsons levodopa transplant chemo hrt beta blocker blockers angina stroke clots clot ramipril perindopril amlodipine coversyl aspirin cartia",
);
/** Worded as one's own, without a name: 'my tablets', 'my regular medication'. */
const ownBefore = wordSet(
  "my me his her their mums dads regular usual daily normal morning evening nightly heart blood other",
);
const anyMedicine = wordSet(
  "tablet tablets pill pills medicine medicines medication medications meds med dose doses capsule capsules script prescription",
);

type MedicineNamed = "regular" | "antibiotic" | "relief" | "any";

/** What the medicines are that are named there, the one that is most to be careful with first; null = none is. */
export function medicineNamed(words: readonly { word: string }[]): MedicineNamed | null {
  const said = words.map(({ word }) => word.replace(/'s$/, ""));
  const isAny = said.some((word) => anyMedicine.has(word));
  const isOwn = said.some((word, at) => anyMedicine.has(word) && ownBefore.has(said[at - 1] ?? ""));
  const isEveryDay =
    said.some((word) => forEveryDay.has(word)) && (isAny || said.some((word) => drugs.has(word)));
  if (said.some(isOfThinner) || isEveryDay || isOwn) return "regular";
  if (said.some((word) => antibiotics.has(word))) return "antibiotic";
  if (said.some((word) => forRelief.has(word))) return "relief";
  return isAny || said.some(isOfMedicine) ? "any" : null;
}
/** Names by themselves. */
const drugs = wordSet(
  "statin statins lipitor crestor insulin metformin ozempic epilim tegretol keppra thyroxine antidepressant antidepressants zoloft lexapro lithium steroids prednisone prednisolone prolia fosamax methotrexate puffer ventolin nexium somac levodopa ramipril perindopril amlodipine coversyl aspirin cartia blocker blockers",
);
