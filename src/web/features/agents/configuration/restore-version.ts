import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AgentId } from "#contract/assistants/agents.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheSavedConfiguration } from "#web/lib/cache-configuration.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { storeConfiguration } from "./stored-configuration.ts";

interface Restore {
  version: number;
  /** The one in force before, for the way back. */
  from?: number | undefined;
}

/** Puts an earlier version in force again, says so, and offers the way back. */
export function useRestoreVersion(agentId: AgentId) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ version }: Restore) => callApi("restoreAgentVersion", { params: { agentId, version } }),
    // Here and not where it is pressed: the dialog has gone by then, and so it has when Undo is pressed.
    onSuccess: (saved, { version, from }) => {
      storeConfiguration(saved.configuration);
      cacheSavedConfiguration(client, saved);
      toast({
        title: `Version ${version} is in force again`,
        description: "From the next call and message on.",
        ...(from !== undefined && {
          action: {
            label: "Undo",
            altText: `Put version ${from} in force again`,
            onPress: () => restore.mutate({ version: from }),
          },
        }),
      });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to restore the version"),
      }),
  });
  return restore;
}
