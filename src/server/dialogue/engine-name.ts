/** Which conversation takes new calls: the one that stands, or the one built again beside it. */
export const engineNames = ["standing", "rebuilt"] as const;
export type EngineName = (typeof engineNames)[number];
