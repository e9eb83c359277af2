import type { AppointmentType } from "#contract/limits.ts";
import { toFinder } from "../phrase.ts";
import { toUtterance, type Utterance } from "../words.ts";
import { readVisit } from "./read-visit.ts";

/** What patients call a treatment, and what a clinic's list of services calls it. */
interface Treatment {
  asked: readonly string[];
  unless?: readonly string[];
  listed: RegExp;
}

const tooth = "(tooth|teeth|molar|molars|fang|fangs)";
const treatments: readonly Treatment[] = [
  {
    asked: [
      `(pull|pulls|pulling|yank|yanking|extract|extracts|extracting|remove|removes|removing|rip|ripping|whip|take|takes|taking|get|getting|have|having) ..4 ${tooth} ..1 (out|pulled|removed|extracted|yanked)`,
      `(pull|pulls|pulling|yank|yanking|extract|extracts|extracting|remove|removes|removing) ..3 ${tooth}`,
      `(take|takes|taking|rip|ripping|whip|pull|pulling|yank) out ..3 ${tooth}`,
      `${tooth} ..2 (out|pulled|removed|extracted|yanked|removal|removals)`,
    ],
    // Many a clinic that pulls teeth sends wisdom teeth to a surgeon.
    unless: ["wisdom|wisdoms"],
    listed: /\bextract|\b(?:tooth|teeth) (?:removal|pulling)|\bremoval of (?:a )?(?:tooth|teeth)/i,
  },
  { asked: ["cap|caps ..3", "recap ..2"], listed: /\bcrowns?\b/i },
  {
    asked: [
      `(false|fake|artificial) ${tooth}`,
      "(partial|full|top|bottom|new|old|dental)? plate|plates",
      "falsies",
    ],
    listed: /\bdentures?\b|\bprosthe/i,
  },
  {
    asked: [
      `(straighten|straightens|straightening|straight|align|aligning) ..3 ${tooth}`,
      `${tooth} ..2 (straight|straighter|straightened|aligned)`,
      `(crooked|wonky|skew) ${tooth}`,
    ],
    listed: /\borthodont|\bbraces\b|\binvisalign\b|\baligners?\b|\bstraighten/i,
  },
  {
    asked: [
      "(fill|fills|filling|fix|fixing|plug|patch) ..3 (hole|holes|cavity|cavities|decay)",
      `(hole|holes) in ..2 ${tooth}`,
    ],
    listed: /\bfillings?\b|\brestorati/i,
  },
  {
    asked: ["grind|grinding|grinds|clench|clenching|bruxism", "(night|bite) (guard|guards|splint|plate)"],
    listed: /\bnight ?guard|\bsplints?\b|\bbruxism\b|\bgrinding\b/i,
  },
  {
    asked: [
      "(gum|mouth) (shield|shields|guard|guards)",
      "footy|rugby|sports guard|guards|mouthguard|mouthguards",
    ],
    listed: /\bmouth ?guards?\b/i,
  },
  {
    asked: ["(gum|gums) ..2 (disease|treatment|problem|problems|infection)", "(bleeding|sore|receding) gums"],
    listed: /\bgums?\b|\bperiodont/i,
  },
  {
    asked: [
      "(put|knock|send) (me|you|people|us|him|her|kids|someone|patients) ..2 (sleep|under|out)",
      "(asleep|knocked out|put under|put to sleep) ..4",
    ],
    listed: /\bsleep dentistry\b|\bgeneral an(?:a)?esthe|\bsedation\b/i,
  },
  { asked: ["(laughing|happy) gas", "nitrous"], listed: /\b(?:laughing|happy) gas\b|\bnitrous\b/i },
  {
    asked: ["checkup|checkups", "(check|once) (up|ups|over)", `(look|looking) at ..3 ${tooth}`],
    listed: /\bcheck.?ups?\b|\bexam/i,
  },
  {
    asked: [
      "baby|babies|toddler|toddlers|infant|infants|newborn|newborns|kid|kids|child|children|kiddies|littlies",
      "little (one|ones|kids)",
      "(one|two|three|four|five|1|2|3|4|5) year (old|olds)",
    ],
    listed: /\bchild|\bkids?\b|\bp(?:a)?ediatric/i,
  },
  { asked: ["(toothache|toothaches)", "(urgent|emergency) ..3"], listed: /\bemergenc|\burgent\b/i },
];

const find = toFinder<Treatment>(
  treatments.map((means) => ({ means, say: means.asked, unless: means.unless ?? [] })),
);

/** Types that are one treatment each: what is booked as the same is the same. The others hold several. */
const single: ReadonlySet<AppointmentType> = new Set<AppointmentType>([
  "Teeth Whitening",
  "Teeth Cleaning",
  "Root Canal",
  "Dental Implant",
]);

/** The services of a clinic's list that the words ask about, by what patients call them and by what they are booked as. */
export function servicesMeant(utterance: Utterance, listed: readonly string[]): string[] {
  const asked = find(utterance).map(({ value }) => value.listed);
  const visit = plainVisit(utterance);
  const isSame = (service: string): boolean =>
    visit !== null && single.has(visit) && plainVisit(toUtterance(service)) === visit;
  return listed.filter((service) => asked.some((words) => words.test(service)) || isSame(service));
}

function plainVisit(utterance: Utterance): AppointmentType | null {
  const visit = readVisit(utterance, false);
  return visit?.certainty === "sure" ? visit.value : null;
}
