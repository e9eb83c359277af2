import type { UseMutationResult } from "@tanstack/react-query";

interface Reports<Reply> {
  onSuccess?: (reply: Reply) => void;
  /** Absent: the mutation's own `onError` says it. */
  onError?: (error: Error) => void;
}

/**
 * Runs a mutation and reports how it ended, also when the row that asked for it is no longer shown: the
 * callbacks of `mutate` itself are dropped with the component, and a row that is done with leaves its list,
 * often before the reply is here. For what only the asking component needs, use `mutate`.
 */
export function mutateAndReport<Reply, Wish>(
  { mutateAsync }: Pick<UseMutationResult<Reply, Error, Wish>, "mutateAsync">,
  wish: Wish,
  { onSuccess, onError }: Reports<Reply>,
): void {
  void mutateAsync(wish).then(
    (reply) => onSuccess?.(reply),
    (error: Error) => onError?.(error),
  );
}
