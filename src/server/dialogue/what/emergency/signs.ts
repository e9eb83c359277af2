import type { Sign } from "../../sign.ts";
import type { EmergencyDegree } from "../../understanding.ts";

/**
 * What makes an emergency, told by senses that stand near each other in any order, for wordings nobody wrote down:
 * a place with a trouble, a trouble with its force, a cause with its effect.
 */
export interface EmergencySign extends Sign<EmergencyDegree> {
  /** Asked about before 000 is named. */
  isDoubtful?: true;
}

/** Senses that stand within so many words of each other; senses as in `Sign.all`. */
export type Row = readonly [within: number, ...all: string[]];

export const toSigns = (
  means: EmergencyDegree,
  rows: readonly Row[],
  more: Pick<EmergencySign, "isDoubtful"> = {},
): readonly EmergencySign[] => rows.map(([within, ...all]) => ({ means, all, within, ...more }));

export const signs: readonly EmergencySign[] = [
  // The airway
  { means: "breathing", all: ["airway|neck|tongue", "swell|tight|big"], within: 6 },
  { means: "breathing", all: ["tongue", "swell"], within: 10 },
  { means: "breathing", all: ["below", "chin|tongue", "swell"], within: 14 },
  { means: "breathing", all: ["eye", "swell"], within: 7 },
  { means: "breathing", all: ["eye", "tight", "swell|infection|cheek|fever"], within: 16 },
  { means: "breathing", all: ["unable", "open", "face", "swell|infection|fever"], within: 22 },
  { means: "breathing", all: ["jaw", "lock", "swell|infection|fever"], within: 16 },
  { means: "breathing", all: ["hard", "breath|swallow"], within: 4 },
  { means: "breathing", all: ["unable", "breath|swallow"], within: 5 },
  { means: "breathing", all: ["swallow", "pain", "severe|much"], within: 5 },
  { means: "breathing", all: ["thing", "stuck", "choke"], within: 16 },
  { means: "breathing", all: ["thing", "airway", "stuck|choke"], within: 9 },
  { means: "breathing", all: ["choke", "colour"], within: 10 },
  { means: "breathing", all: ["lips", "colour"], within: 6 },
  { means: "breathing", all: ["breathing", "bad"], within: 5 },
  { means: "breathing", all: ["rattle", "noise", "other|swell|breath"], within: 12 },
  { means: "breathing", all: ["tongue|below", "raised", "mouth|below|airway|swell|speech"], within: 14 },
  { means: "breathing", all: ["tongue", "!fit|!room"], within: 8 },
  { means: "breathing", all: ["speech|voice|sounds", "mouthful"], within: 8 },
  { means: "breathing", all: ["voice", "changed", "swell|infection|airway|jaw|drool"], within: 18 },
  { means: "breathing", all: ["posture", "breath|choke"], within: 8 },
  { means: "breathing", all: ["unable", "posture", "breath|choke"], within: 9 },
  { means: "breathing", all: ["unable", "sentence"], within: 8 },
  { means: "breathing", all: ["clutch", "neck|airway"], within: 5 },
  { means: "breathing", all: ["tongue|airway|swell", "unable", "speech|sound"], within: 14 },
  { means: "breathing", all: ["saturation", "lowNumber"], within: 6 },
  {
    means: "breathing",
    all: ["neck", "swell|raised|tight", "swallow|fever|open|infection|drool"],
    within: 16,
  },
  // Bleeding
  { means: "bleeding", all: ["blood", "!stop"], within: 10 },
  { means: "bleeding", all: ["blood", "flow|soaked|running"], within: 5 },
  { means: "bleeding", all: ["blood", "much"], within: 4 },
  { means: "bleeding", all: ["blood", "lasting"], within: 7 },
  { means: "bleeding", all: ["blood", "light"], within: 14 },
  { means: "bleeding", all: ["blood", "deep"], within: 6 },
  { means: "bleeding", all: ["wound", "flow", "!stop"], within: 16 },
  { means: "bleeding", all: ["wound|thinner", "gush"], within: 14 },
  { means: "bleeding", all: ["wound|thinner", "!clot"], within: 10 },
  { means: "bleeding", all: ["thinner", "wound", "!stop"], within: 14, isDoubtful: true },
  { means: "bleeding", all: ["soaked", "cloth", "blood|wound|other|light"], within: 8 },
  { means: "bleeding", all: ["vomit", "blood"], within: 12 },
  { means: "bleeding", all: ["thinner", "wound", "!stop", "lasting"], within: 16 },
  { means: "bleeding", all: ["spit", "red", "lasting|!stop|another"], within: 12 },
  { means: "bleeding", all: ["tongue|lips", "bitten|half", "half|hanging|off"], within: 8 },
  // Collapse, heart, brain
  { means: "collapse", all: ["other", "!rouse"], within: 9 },
  { means: "collapse", all: ["other", "clutch", "chest"], within: 6 },
  { means: "collapse", all: ["chest", "pain|tight"], within: 6 },
  { means: "collapse", all: ["arm", "pain|numb", "chest|jaw|sweat"], within: 18 },
  { means: "collapse", all: ["heart", "racing", "trigger|chest|sweat|doom|breath"], within: 22 },
  { means: "collapse", all: ["trigger", "twitch", "muddled|heart|tongue|lips"], within: 22 },
  { means: "collapse", all: ["arm", "pain", "radiate"], within: 6 },
  { means: "collapse", all: ["slur", "speech|other|face"], within: 6 },
  { means: "collapse", all: ["side", "numb|droop", "face|arm|other|sudden|speech"], within: 14 },
  { means: "collapse", all: ["side", "numb"], within: 5 },
  { means: "collapse", all: ["sudden", "numb|!speech", "arm|face|side|other"], within: 9 },
  { means: "collapse", all: ["face", "crooked|droop", "side|!speech|slur"], within: 16 },
  { means: "collapse", all: ["other", "neuro", "sudden"], within: 12 },
  { means: "collapse", all: ["sugar", "muddled|unwell"], within: 14 },
  { means: "collapse", all: ["other", "muddled", "unwell|!rouse"], within: 12 },
  { means: "collapse", all: ["head|face", "blow", "neuro"], within: 24 },
  { means: "collapse", all: ["tooth", "blow", "concussed"], within: 20 },
  { means: "collapse", all: ["blow|vehicle", "vehicle", "head|face|tooth"], within: 12, isDoubtful: true },
  { means: "collapse", all: ["head", "blow"], within: 5, isDoubtful: true },
  { means: "collapse", all: ["smile", "crooked|droop"], within: 7 },
  { means: "collapse", all: ["eye", "rolling"], within: 6 },
  { means: "collapse", all: ["clear", "fluid", "nose|ear"], within: 10 },
  { means: "collapse", all: ["unable", "feel", "limb"], within: 6 },
  { means: "collapse", all: ["neck", "stiff", "fever|bright|head|vomit|drool"], within: 16 },
  { means: "collapse", all: ["other", "speech", "drunk"], within: 8 },
  { means: "collapse", all: ["visage", "falls", "side|speech|left"], within: 12 },
  { means: "collapse", all: ["heart", "racing", "fever|rigor"], within: 16 },
  { means: "collapse", all: ["fever|rigor", "unable", "stand"], within: 14 },
  { means: "collapse", all: ["other", "unable", "stand", "fever|infection|muddled|vomit"], within: 30 },
  {
    means: "collapse",
    all: ["nodding|!awake", "medicine|fever|infection|blow|mottled|trigger|shaken"],
    within: 30,
  },
  { means: "collapse", all: ["foam", "other"], within: 12 },
  { means: "collapse", all: ["room", "black", "stand|infection|blood|sweat|feel"], within: 24 },
  { means: "collapse", all: ["face|head|jaw", "caved", "blow|vehicle"], within: 20 },
  // Poison
  { means: "collapse", all: ["ate", "trigger", "face|lips", "big|swell"], within: 12 },
  { means: "collapse", all: ["took", "excess", "medicine"], within: 8 },
  { means: "collapse", all: ["took", "dozens", "medicine"], within: 5 },
  { means: "collapse", all: ["took", "dozens", "medicine", "lasting|sick|crook|toothache"], within: 24 },
  { means: "collapse", all: ["overdone", "medicine"], within: 8 },
  { means: "collapse", all: ["ate|took", "poison"], within: 6 },
  { means: "collapse", all: ["child", "ate", "medicine|poison|substance"], within: 10 },
  { means: "collapse", all: ["took", "double", "dose|medicine"], within: 7 },
  { means: "collapse", all: ["medicine", "took", "!rouse|neuro"], within: 24 },
  { means: "collapse", all: ["substance", "ate", "neuro|crook"], within: 20 },
  // Allergy
  { means: "collapse", all: ["trigger", "swell|big", "lips|tongue|face|eye"], within: 14 },
  { means: "collapse", all: ["trigger", "rash", "airway|breath|swell|lips|neck|tongue"], within: 18 },
  {
    means: "collapse",
    all: ["rash", "airway|tongue|lips", "tight|swell|big|reaction|numb|trigger"],
    within: 14,
  },
  { means: "collapse", all: ["reaction", "lips|tongue|airway|eye|breath"], within: 12 },
  { means: "collapse", all: ["trigger", "rash"], within: 10, isDoubtful: true },
  { means: "collapse", all: ["trigger", "ear", "ringing"], within: 18 },
  { means: "collapse", all: ["trigger", "metal", "numb|light|twitch|heart"], within: 20 },
  // An infection that spreads
  { means: "collapse", all: ["infection|swell", "fever", "neck|airway|eye|unable|spread|neuro"], within: 30 },
  { means: "collapse", all: ["infection|swell", "fever", "rigor"], within: 24 },
  { means: "collapse", all: ["infection", "spread", "crook|fever|neck"], within: 24 },
  { means: "collapse", all: ["fever", "muddled"], within: 12 },
  { means: "collapse", all: ["infection|swell|fever|toothache", "mottled"], within: 40 },
  { means: "collapse", all: ["infection|swell", "sweat", "cold|rigor|light|black"], within: 24 },
  { means: "collapse", all: ["infection|swell|fever|toothache", "!urine"], within: 24 },
];
