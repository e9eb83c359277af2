import type { AppointmentType } from "#contract/limits.ts";
import { calledAs } from "../../own-names.ts";
import { type Rule, toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { overlaps, type Span } from "../found.ts";

/** What a caller called the treatment, as a receptionist reads it back: 'check-up', 'filling', 'scale and clean'. */

interface Noun {
  named: string;
  treatment: AppointmentType;
}

const noun = (named: string, treatment: AppointmentType, ...say: string[]): Rule<Noun> => ({
  means: { named, treatment },
  say,
});

/** Whatever else is named beside it is what it is about. */
export const consultation = "consultation";

/** The particular before the general. */
const nouns: readonly Rule<Noun>[] = [
  noun(
    "check-up and clean",
    "Preventive Care",
    "((check|checkup|checkups) (up|ups)?) and (a)? (scale and)? (a)? (clean|cleaning)",
  ),
  noun("scale and clean", "Teeth Cleaning", "scale and (a)? (clean|polish)"),
  noun("clean", "Teeth Cleaning", "clean|cleaning|cleans|cleanings"),
  noun("root canal", "Root Canal", "root (canal|canals|treatment)", "rootcanal"),
  noun("wisdom teeth", "Oral Surgery", "wisdom teeth", "wisdoms"),
  noun("wisdom tooth", "Oral Surgery", "wisdom tooth"),
  noun(
    "extraction",
    "Oral Surgery",
    "extraction|extractions",
    "(tooth|molar) (pulled|extracted|removed)",
    "(tooth|molar) (taken|pulled|pull) out",
    "(get|getting|have|having|need|want) ..2 (tooth|molar) out",
    "pull ..2 (tooth|molar)",
  ),
  noun("implants", "Dental Implant", "implants"),
  noun("implant", "Dental Implant", "implant"),
  noun("whitening", "Teeth Whitening", "whitening|whitened|bleaching"),
  noun("X-ray", "X-Ray/Imaging", "x (ray|rays)", "xray|xrays|opg"),
  noun("mouthguard", "Preventive Care", "mouth (guard|guards)", "mouthguard|mouthguards"),
  noun("night guard", "Preventive Care", "night guard", "nightguard"),
  noun("toothache", "Emergency Visit", "tooth ache", "toothache", "sore tooth"),
  noun("abscess", "Emergency Visit", "abscess|abcess"),
  noun("chipped tooth", "Emergency Visit", "chipped ..1 tooth", "tooth ..2 chipped"),
  noun(
    "broken tooth",
    "Emergency Visit",
    "(broken|broke|cracked|snapped) ..1 tooth",
    "tooth ..2 (broke|broken|cracked)",
  ),
  noun(consultation, "General Consultation", "consultation|consultations|consult"),
  noun("second opinion", "General Consultation", "second opinion"),
  noun(
    "check-up",
    "General Consultation",
    "(check|checkup|checkups) (up|ups)",
    "checkup|checkups",
    "dental (check|exam)",
  ),
  noun("fillings", "General Consultation", "fillings"),
  noun("filling", "General Consultation", "filling"),
  noun("crowns", "General Consultation", "crowns"),
  noun("crown", "General Consultation", "crown"),
  noun("bridge", "General Consultation", "bridge"),
  noun("dentures", "General Consultation", "dentures|denture|plate"),
  noun("veneers", "General Consultation", "veneers|veneer"),
  noun("braces", "General Consultation", "braces"),
  noun("Invisalign", "General Consultation", "invisalign|aligners"),
  noun("bonding", "General Consultation", "bonding"),
  noun("cavity", "General Consultation", "cavity|cavities"),
  noun("mouth ulcer", "General Consultation", "ulcer|ulcers"),
  noun("bleeding gums", "General Consultation", "bleeding (gum|gums)", "gums ..2 (bleed|bleeding)"),
  noun("sensitive teeth", "General Consultation", "sensitive (tooth|teeth)", "sensitivity"),
  noun("loose tooth", "General Consultation", "(loose|wobbly) tooth"),
];
const find = toFinder(nouns);

export interface NamedNoun extends Noun {
  span: Span;
}

export const nounsIn = (utterance: Utterance): readonly NamedNoun[] =>
  find(utterance).map(({ value, from, to }) => ({ ...value, span: heardBetween(utterance, from, to).span }));

/** What was named where the treatment was told, or elsewhere for the same; null = nothing was. */
export const nounOf = (
  nouns: readonly NamedNoun[],
  {
    treatment,
    span,
    isNamed,
    ownName,
  }: { treatment: AppointmentType; span: Span; isNamed: boolean; ownName?: string },
): string | null =>
  ownName !== undefined
    ? calledAs(ownName)
    : ((
        nouns.find((each) => isNamed && overlaps(each.span, span)) ??
        nouns.find((each) => each.treatment === treatment)
      )?.named ?? null);
