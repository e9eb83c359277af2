import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenQuiet } from "./when-quiet.ts";

/** Has the code of what may be opened next at hand, so that opening it needs no network. The list is to be a constant. */
export function useFetchedWhenQuiet(parts: readonly { fetch: () => Promise<boolean> }[]): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenQuiet(client, () => {
        for (const part of parts) void part.fetch();
      }),
    [client, parts],
  );
}
