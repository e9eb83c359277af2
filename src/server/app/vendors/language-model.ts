import { openAiCompatible } from "#server/model/adapters/openai-compatible.ts";
import { createModelVoice, type ModelVoice, type ModelVoiceOptions } from "#server/model/service.ts";
import { createModelTrial, type ModelTrial } from "#server/model/trial/service.ts";
import { patienceOf } from "#server/model/wording.ts";
import type { Config } from "../settings/config.ts";

/** The configured language model beside the engine, and its test; null = the built-in engine speaks alone. */
export function languageModelOf(
  { languageModel: settings }: Pick<Config, "languageModel">,
  surroundings: Pick<ModelVoiceOptions, "clock" | "log" | "patience">,
): { voice: ModelVoice; trial: ModelTrial } | null {
  if (settings === null) return null;
  const model = openAiCompatible(settings);
  const voice = createModelVoice({
    patience: patienceOf(settings.patienceMs),
    ...surroundings,
    model,
    name: settings.model,
    server: new URL(settings.baseUrl).host,
    sharesCallerWords: settings.sharesCallerWords,
  });
  return { voice, trial: createModelTrial(model, settings.patienceMs) };
}
