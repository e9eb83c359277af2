import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PmsConnectionBody, pmsTexts } from "#contract/booking/pms.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { useConnection } from "./load-connection.ts";
import { bodyOf, type PmsFields, type PmsStatus } from "./pms-form.ts";

/** Connects to the practice system, and how that stands. */
export function useConnectPms() {
  const client = useQueryClient();
  const kept = useConnection().data ?? null;
  const attempt = useMutation({
    mutationFn: (body: PmsConnectionBody | null) => {
      if (body === null) throw new Error(pmsTexts.incomplete);
      return callApi("connectPms", { body });
    },
    onSuccess: (connection) => cacheReply(client, queryKeyOf("pmsConnection"), connection),
  });
  return {
    status: statusOf(attempt, kept?.connectionStatus),
    error: errorOf(attempt, kept),
    connection: kept,
    connect: (fields: PmsFields) => attempt.mutate(bodyOf(fields)),
  };
}
export type ConnectPms = ReturnType<typeof useConnectPms>;

interface Attempt {
  isPending: boolean;
  isError: boolean;
  error: Error | null;
}

function statusOf({ isPending, isError }: Attempt, kept: PmsStatus | undefined): PmsStatus {
  if (isPending) return "in-progress";
  return isError ? "error" : (kept ?? "not-connected");
}

function errorOf(
  { isPending, error }: Attempt,
  kept: { errorMessage: string | null; errorReason: string | null } | null,
) {
  if (isPending) return null;
  if (error?.message === pmsTexts.incomplete) return { message: pmsTexts.incomplete, reason: null };
  if (error)
    return { message: pmsTexts.failed, reason: messageForPeople(error, "The server did not answer.") };
  return kept?.errorMessage ? { message: kept.errorMessage, reason: kept.errorReason } : null;
}
