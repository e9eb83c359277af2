import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { SignedIn, User } from "#contract/access/auth.ts";
import { callApi } from "../api-client.ts";
import { whilePageIsLeft } from "../page/page-leaving.ts";
import { userQueryKey } from "../query-client.ts";
import { statusOf } from "../request-error.ts";
import { readToken, removeToken, storeToken } from "./token.ts";

/** Answered, but not by this product: it is being restarted, or its line or proxy is down. */
const unreachable = new Set<number | null>([null, 502, 503, 504]);
/** The product itself says that it failed: asked again so often before the answer counts. */
const triesAtFailure = 3;
let failedTries = 0;

/**
 * Whether the answer counts as a failed one. Whoever is not reached has not answered, and says nothing about the token: a
 * server that is away for a moment must not sign a whole clinic out.
 */
function hasFailed(error: unknown): boolean {
  const status = statusOf(error);
  if (unreachable.has(status)) return false;
  failedTries++;
  return (status ?? 0) < 500 || failedTries >= triesAtFailure;
}

const retryDelayMs = (tries: number): number => Math.min(1_000 * 2 ** tries, 8_000);

/** The signed-in user or `null`. Without a token nobody is asked; a failed answer removes the token. Throws to be asked again. */
async function loadUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  const token = readToken();
  if (!token) return null;
  try {
    const user = await callApi("currentUser", { signal });
    failedTries = 0;
    return user;
  } catch (error) {
    if (signal.aborted) throw error;
    const leaving = whilePageIsLeft();
    if (leaving) return leaving.then(() => loadUser({ signal }));
    if (!hasFailed(error)) throw error;
    failedTries = 0;
    // A token stored meanwhile belongs to a newer sign-in and stays.
    if (readToken() === token) removeToken();
    return null;
  }
}

export interface Session {
  user: User | null;
  isLoading: boolean;
  /** The server has not been reached yet, and is asked again. */
  isRetrying: boolean;
}

/** Who is at the screen. */
export function useSession(): Session {
  const { data, isPending, failureCount } = useQuery({
    queryKey: userQueryKey,
    queryFn: loadUser,
    // Asked once, and again when any other call finds the session gone: a flickering network signs nobody out.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: true,
    retryDelay: retryDelayMs,
  });
  return { user: data ?? null, isLoading: isPending, isRetrying: isPending && failureCount > 0 };
}

/** Keeps the token and the user of a fresh sign-in. */
export function beginSession(client: QueryClient, { token, user }: Pick<SignedIn, "token" | "user">): void {
  storeToken(token);
  client.setQueryData(userQueryKey, user);
  // What was loaded before was another user's, or another clinic's.
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQueryKey[0] });
}

/** Forgets the token and everything that was loaded with it. */
export function endSession(client: QueryClient): void {
  removeToken();
  // The user first: what is on the screen leaves before its data does.
  client.setQueryData(userQueryKey, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQueryKey[0] });
}
