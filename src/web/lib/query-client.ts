import { QueryCache, QueryClient, type QueryFunction, queryOptions } from "@tanstack/react-query";
import type { ApiReply } from "#contract/api.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { apiPath, request } from "./api-client.ts";
import { shareRows } from "./live/shared-rows.ts";
import { statusOf } from "./request-error.ts";

export const userQueryKey = ["/api/user"] as const;
/** While it is under way the token is gone and the page is still there. */
export const logOutKey = ["log-out"] as const;

/** Loads what a key names: its parts joined with slashes are the path. A 401 throws, or returns `null` where asked. */
export function loadByKey(on401: "throw" | "null"): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await request("GET", queryKey.join("/"), { signal });
      return (await response.json()) as unknown;
    } catch (error) {
      if (on401 === "null" && statusOf(error) === 401) return null;
      throw error;
    }
  };
}

/** Key of a call of the contract: `["/api/appointments"]`, `["/api/calls", id]`. */
export function queryKeyOf(name: EndpointName, params?: Record<string, string>): string[] {
  const fixed = endpoints[name].path.split("/:")[0] ?? "";
  const rest = apiPath(name, params).slice(fixed.length + 1);
  return rest === "" ? [fixed] : [fixed, ...rest.split("/")];
}

/** A GET of the contract as options for `useQuery`: typed by its reply, keyed by its path. */
export function apiQuery<N extends EndpointName>(name: N, params?: Record<string, string>) {
  return queryOptions<ApiReply<N>>({ queryKey: queryKeyOf(name, params) });
}

/** NET-2: fresh for 30 s, no polling, no refetch on focus, no retries, unused entries dropped after 5 min. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Any call that finds the session gone asks who is signed in; that answer leads to the sign-in page.
        const isUserQuery = query.queryKey[0] === userQueryKey[0];
        const isLeaving = client.isMutating({ mutationKey: logOutKey }) > 0;
        if (statusOf(error) === 401 && !isUserQuery && !isLeaving)
          client.invalidateQueries({ queryKey: userQueryKey });
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: loadByKey("throw"),
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        structuralSharing: shareRows,
      },
      // Sent at once and failed at once: what waited for the network would be done after it was called off.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
