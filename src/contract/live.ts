/** What a server-sent `change` event can be about; the browser refreshes the matching queries. */
export const liveTopics = [
  "appointments",
  "calls",
  "knowledge-base",
  "onboarding",
  "assistant",
  "tasks",
  "activity",
  "agents",
  "phone-numbers",
  "patients",
  "imports",
  "api-keys",
  "pms",
  "opening",
  "waitlist",
  "messages",
  "roster",
  "billing",
  "web-booking",
  "team",
] as const;
export type LiveTopic = (typeof liveTopics)[number];
export interface LiveChange {
  topic: LiveTopic;
  /** The row that changed, when there is one. */
  id?: string;
}
