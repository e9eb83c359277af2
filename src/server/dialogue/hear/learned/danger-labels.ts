import { dentalTroubles, lifeThreats } from "../../readings.ts";
import type { DangerKind } from "../acts/of-danger.ts";

/** What 000 is for, told for certain. */
export const lifeKinds = [
  ...lifeThreats,
  "self_harm",
  "poison",
  "heart",
] as const satisfies readonly DangerKind[];
/** What may cost a life, and is asked about. */
export const perhapsKinds = ["allergic", "fainted", "head_injury"] as const satisfies readonly DangerKind[];
/** What a dentist sees today. */
export const urgentKinds = [
  ...dentalTroubles,
  "fever",
  "oozing",
  "loosened_tooth",
] as const satisfies readonly DangerKind[];

export const dangerKinds: readonly DangerKind[] = [...lifeKinds, ...perhapsKinds, ...urgentKinds];

/** `grave`: any danger to life, whichever it is; `urgent`: any other. Learned by themselves, since kinds are easily confused. */
export type DangerLabel = DangerKind | "grave" | "urgent";
export const dangerLabels: readonly DangerLabel[] = ["grave", "urgent", ...dangerKinds];
