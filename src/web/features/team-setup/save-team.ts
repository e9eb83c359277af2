import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiInput } from "#contract/api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Keeps the team's name and plan on the server. */
export function useSaveTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (team: ApiInput<"saveTeam">) => callApi("saveTeam", { body: team }),
    onSuccess: (onboarding) => cacheReply(client, queryKeyOf("onboarding"), onboarding),
  });
}
