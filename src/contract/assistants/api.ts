import { z } from "zod";
import type { CallSchemas } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import { seenStateHeaders } from "../seen-state.ts";
import * as agents from "./agent-configuration.ts";
import { languageModelReply, modelTestReply } from "./language-model.ts";
import * as rehearsals from "./rehearsals.ts";

export const assistantsApi = {
  rehearseAssistant: {
    body: rehearsals.rehearsalBody,
    replies: { 200: rehearsals.rehearsalReply },
  },
  listAgentConfigurations: { replies: { 200: z.array(agents.savedConfiguration) } },
  listAgentVersions: {
    params: agents.byAgent,
    replies: { 200: z.array(agents.savedConfiguration) },
  },
  saveAgentConfiguration: {
    params: agents.byAgent,
    headers: seenStateHeaders,
    body: agents.agentConfiguration,
    replies: { 200: agents.savedConfiguration },
  },
  restoreAgentVersion: {
    params: agents.byAgentVersion,
    replies: { 200: agents.savedConfiguration },
  },
  languageModel: { replies: { 200: languageModelReply } },
  testLanguageModel: { replies: { 200: modelTestReply } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
