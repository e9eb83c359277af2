import { useQuery } from "@tanstack/react-query";
import type { LanguageModelReply } from "#contract/language-model.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** Which language model words the answers; asked while somebody looks. */
export const useLanguageModel = (isShown: boolean) =>
  useQuery({ ...apiQuery("languageModel"), enabled: isShown, staleTime: 0 });

const states = {
  untried: "It has not been asked since the server started.",
  working: "It is working.",
  failing: "It is not answering, so the built-in engine speaks in its place.",
  resting: "It failed several times, so the built-in engine speaks for the next minute.",
} as const;

/** Who words what is said, in words for staff. */
export function wordingSentence(model: LanguageModelReply["model"] | "unknown"): string {
  if (model === "unknown") return "This could not be loaded. Close and open these settings to try again.";
  if (model === null) return "Built-in engine. No language model is set up.";
  const problem = model.lastProblem === "" ? "" : ` Last problem: ${model.lastProblem}`;
  const shared = model.sharesCallerWords
    ? "It is sent what callers say, without names, phone numbers and e-mail addresses."
    : "It is sent nothing that callers say.";
  return `${model.name} on ${model.server}. ${states[model.state]}${problem} ${shared} Every sentence is checked before it is spoken.`;
}
