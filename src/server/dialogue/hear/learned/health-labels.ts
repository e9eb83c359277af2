/** `news`: what whoever treats somebody must know first: a medicine, an illness, a pregnancy, a reaction to something. */
export const healthLabels = ["news"] as const;
export type HealthLabel = (typeof healthLabels)[number];
