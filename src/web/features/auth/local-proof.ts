import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/**
 * What proves that this browser is on the server's own machine, as headers: a key that the server hands out at a second
 * address, which no proxy passes on. Empty where another proof is asked for, or when that address cannot be reached:
 * then the server says why it signs nobody in.
 */
async function localProof(client: QueryClient): Promise<Record<string, string>> {
  // Asked anew: a server that was started again has another address for it.
  const options = await client.fetchQuery({ ...apiQuery("signInOptions"), staleTime: 0 }).catch(() => null);
  if (!options?.proofUrl) return {};
  const response = await fetch(options.proofUrl, { method: "POST", credentials: "omit" }).catch(() => null);
  if (!response?.ok) return {};
  const { key } = (await response.json()) as { key: string };
  return { "X-Enamel-Proof": key };
}

export function useLocalProof() {
  const client = useQueryClient();
  return () => localProof(client);
}
