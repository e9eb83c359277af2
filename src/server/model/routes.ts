import type { LocalModelServer } from "#contract/assistants/language-model.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { ModelVoice } from "./service.ts";
import type { ModelTrial } from "./trial/service.ts";

export interface LanguageModelParts {
  /** Null where none is set up. */
  own: { voice: ModelVoice; trial: ModelTrial } | null;
  findLocalServers(): Promise<LocalModelServer[]>;
}

export function languageModelRoutes(
  router: Router<Actor>,
  { own, findLocalServers }: LanguageModelParts,
): void {
  router.on("languageModel", async () =>
    own === null
      ? { model: null, localServers: await findLocalServers(), test: null }
      : { model: own.voice.state(), localServers: [], test: own.trial.progress() },
  );

  router.on(
    "testLanguageModel",
    async () => {
      if (own === null)
        throw new Refusal(
          "language_model_not_configured",
          "No language model is set up. Set LLM_BASE_URL and LLM_MODEL and start the server again.",
        );
      const result = await own.trial.run();
      if (result === null)
        throw new Refusal("rate_limited", "The model is being tested already. Try again in half a minute.");
      return result;
    },
    // Each costs whoever runs the server a dozen questions.
    { perMinute: 3 },
  );
}
