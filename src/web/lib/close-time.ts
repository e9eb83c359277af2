import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ClosureBody } from "#contract/clinic/opening.ts";
import { callApi } from "./api-client.ts";
import { refreshTopic } from "./live/live.ts";

/** Closes the clinic or a chair for a time; everything that shows closed times is asked for again. */
export function useCloseTime() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClosureBody) => callApi("addClosure", { body }),
    onSettled: () => refreshTopic(client, "opening"),
  });
}

/** Opens a closed time again. */
export function useOpenTime() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("removeClosure", { params: { id } }),
    onSettled: () => refreshTopic(client, "opening"),
  });
}
