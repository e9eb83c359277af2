/** What a caller who goes away leaves for the team. */
export interface UnfinishedCall {
  kind: "callback" | "message";
  /** Null where no name was told yet. */
  patientName: string | null;
  /** E.164; null only of a message, which is worth keeping from whomever it came. */
  phone: string | null;
  text: string;
  /** Whoever treats them must have it before the visit. */
  isUrgent?: true;
  /** The team has word of this call already. */
  isFurther: boolean;
}
