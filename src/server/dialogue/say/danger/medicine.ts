import type { MedicineWord } from "../../decide/danger/medicine.ts";
import { say } from "../context.ts";
import type { Sayings } from "../items.ts";
import { noMore } from "./first-aid-answers.ts";
import { healthdirectNumber } from "./help-lines.ts";

/**
 * Medicines: no advice of our own, and never to stop what a doctor has somebody on. Sources: healthdirect, 'Medicines and surgery' (nobody stops a
 * blood thinner or a heart, blood pressure or diabetes medicine by themselves), 'Paracetamol' (more than is on the packet: Poisons, at once,
 * even if well) and 'Allergic reactions' (what is new is stopped till it is known).
 */
const nurse = `a nurse at healthdirect on ${healthdirectNumber}, any hour`;

const words: Readonly<Record<MedicineWord, readonly string[]>> = {
  keep: [
    `Keep taking it just as your doctor told you, and please don't stop or change it by yourself. Whether anything's different around a visit, the dentist, a pharmacist, or ${nurse}, can tell you.`,
    `Please don't stop it by yourself: keep taking it just as your doctor told you, and they'll go through it with you here. To ask sooner, there's a pharmacist, or ${nurse}.`,
    `Just as your doctor told you, so don't stop or skip it. If you'd like to ask somebody tonight, there's a pharmacist, or ${nurse}.`,
  ],
  keep_beside_reaction: [
    `Keep taking what your doctor has you on all the time, and don't stop it. Only something new that may have brought this on is to wait: ring a pharmacist, or ${nurse}, now.`,
  ],
  leave_new: [
    `Don't take any more of what you'd just started till a pharmacist, or ${nurse}, has said so, and see a doctor today.`,
  ],
  no_more: [noMore],
  not_meant: [
    `Please don't take those, they weren't meant for this. A pharmacist can tell you what's safe, or ${nurse}.`,
  ],
  not_borne: [
    `Please don't take anything you've reacted to or been told not to have, nor anything like it, till a pharmacist, your doctor, or ${nurse}, has said it's safe for you.`,
  ],
  ask_first: [
    `I can't say that from here, I'm sorry. Stick to what your doctor or the packet says, don't stop or change it, and before you take any more, ask a pharmacist, or ${nurse}.`,
  ],
};

export const medicines: Sayings<"medicine"> = {
  medicine: ({ word }) => [say(`medicine.${word}`, ...words[word])],
};
