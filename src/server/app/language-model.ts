import { openAiCompatible } from "#server/model/adapters/openai-compatible.ts";
import { createModelVoice, type ModelVoice, type ModelVoiceOptions } from "#server/model/service.ts";
import { patienceOf } from "#server/model/wording.ts";
import type { Config } from "./config.ts";

/** The voice of the configured language model; null = the built-in engine speaks alone. */
export function modelVoiceOf(
  { languageModel: settings }: Pick<Config, "languageModel">,
  surroundings: Pick<ModelVoiceOptions, "clock" | "log" | "patience">,
): ModelVoice | null {
  if (settings === null) return null;
  return createModelVoice({
    patience: patienceOf(settings.patienceMs),
    ...surroundings,
    model: openAiCompatible(settings),
    name: settings.model,
    server: new URL(settings.baseUrl).host,
    sharesCallerWords: settings.sharesCallerWords,
  });
}
