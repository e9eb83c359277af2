import { type EmergencySign, type Row, toSigns } from "./signs.ts";

/** What wants a dentist soon and endangers nobody's life: the emergency line and the soonest visit. */
const knockedOut: readonly Row[] = [
  [14, "tooth", "knocked", "gone"],
  [14, "tooth", "gone", "blow|playing"],
  [12, "tooth", "gone", "hand"],
];
const injuredJaw: readonly Row[] = [
  [5, "jaw", "broken|displaced"],
  [9, "jaw", "lock", "open"],
  [6, "face", "unable", "open"],
  [5, "strike", "face"],
  [20, "jaw|face", "unable", "open", "blow"],
  [20, "tooth", "!meet", "blow"],
];
const severePain: readonly Row[] = [
  [12, "ache", "!relief", "medicine"],
  // A crown or a filling that is off does not hurt by itself; with pain it cannot wait.
  [24, "restoration", "cameOff", "hurts|drinking"],
  [22, "restoration|tooth|appliance", "cameOff", "pokes|raw", "soft"],
  [14, "appliance", "pokes", "soft"],
  [16, "hurts", "site", "hinders|night|worse|spreads"],
  [18, "site", "hurts", "!relief", "remedy|anything"],
  [20, "site|hurts", "drives|shock"],
  [16, "hurts", "spreads", "hinders|site"],
  [14, "nerve", "exposed"],
  [24, "wound", "undone", "hurts"],
  [24, "extracted", "hurts", "foul|spreads|worse"],
  [18, "site|hurts", "hurts|bleeds", "foul", "chews|hurts"],
  [12, "site", "shock"],
  [24, "weeping", "site"],
  [20, "site", "unbearable"],
  [14, "unable", "chews", "tooth|side"],
  [20, "hurts", "soon", "site|restoration"],
  [10, "dry", "socket", "suspects|hurts"],
  [10, "hurts", "drinking", "unable|worst"],
  [10, "restoration", "cameOff", "soft|stump"],
  [12, "flared"],
  [8, "site", "hurts", "severe"],
  [16, "unable", "chews", "site|hurts"],
  [14, "appliance", "cameOff", "wire"],
  [6, "live", "remedy"],
  [5, "holding", "cheek"],
  [14, "hurts", "!goes"],
  [14, "unable", "close", "tooth", "hurts"],
  [14, "site", "burning"],
  [18, "foul", "hurts", "restoration|site|extracted"],
  [16, "jaw", "stiffening", "wisdom"],
  [16, "remedy", "!relief|anything"],
];
const swelling: readonly Row[] = [
  [8, "cheek", "swell"],
  [3, "cheek", "rise"],
  [16, "boil", "site", "hurts|swell|big"],
];
const brokenTooth: readonly Row[] = [
  [14, "chews", "crack", "heard"],
  [8, "tooth", "broken|fallen", "blow|playing"],
  // Pushed in or loosened by a blow, and still there.
  [14, "tooth", "push", "blow|playing"],
  [22, "tooth|mouth", "blow", "push", "site|hurts"],
];

export const dentalSigns: readonly EmergencySign[] = [
  ...toSigns("knocked_out_tooth", knockedOut),
  ...toSigns("injured_jaw", injuredJaw),
  ...toSigns("severe_pain", severePain),
  ...toSigns("swelling", swelling),
  ...toSigns("broken_tooth", brokenTooth),
];
