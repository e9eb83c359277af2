import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheSavedConfiguration } from "#web/lib/cache-configuration.ts";
import { apiQuery } from "#web/lib/query-client.ts";

export type ReceptionistDraft = ConfigurationOf<"1">;

/** The receptionist's settings in force; null where she was never configured. */
export function useLiveSettings(): {
  settings: ReceptionistDraft | null;
  version: number | null;
  isPending: boolean;
  isError: boolean;
} {
  const { data, isPending, isError } = useQuery(apiQuery("listAgentConfigurations"));
  const kept = data?.find(({ agentId }) => agentId === "1");
  const found = kept?.configuration;
  const version = kept?.version ?? null;
  return { settings: found?.agentId === "1" ? found : null, version, isPending, isError };
}

/** Lets the made-up callers ring; null = only the settings in force. */
export function useRehearse() {
  return useMutation({
    mutationFn: (configuration: ReceptionistDraft | null) =>
      callApi("rehearseAssistant", { body: configuration === null ? {} : { configuration } }),
  });
}

export function useMakeLive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, seen }: { draft: ReceptionistDraft; seen: string }) =>
      callApi("saveAgentConfiguration", { params: { agentId: "1" }, headers: withSeen(seen), body: draft }),
    onSuccess: (saved) => cacheSavedConfiguration(client, saved),
  });
}
