import type { QueryClient } from "@tanstack/react-query";

type Change<Data> = Data | ((before: Data | undefined) => Data | undefined);

/**
 * Shows what a change answered. What was being loaded meanwhile may have been read before the change and arrive after
 * it, so it is dropped and asked for again.
 */
export function cacheReply<Data>(client: QueryClient, queryKey: string[], answer: Change<Data>): void {
  const wasLoading = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData<Data>(queryKey, answer as Data);
  if (wasLoading) void client.invalidateQueries({ queryKey, exact: true });
}
