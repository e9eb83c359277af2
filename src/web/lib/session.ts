import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { SignedIn, User } from "#contract/auth.ts";
import { callApi } from "./api-client.ts";
import { whilePageIsLeft } from "./page-leaving.ts";
import { userQueryKey } from "./query-client.ts";
import { readToken, removeToken, storeToken } from "./token.ts";

/** The signed-in user or `null`. Without a token nobody is asked; a failed answer removes the token. */
async function loadUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  const token = readToken();
  if (!token) return null;
  try {
    return await callApi("currentUser", { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const leaving = whilePageIsLeft();
    if (leaving) return leaving.then(() => loadUser({ signal }));
    // A token stored meanwhile belongs to a newer sign-in and stays.
    if (readToken() === token) removeToken();
    return null;
  }
}

export interface Session {
  user: User | null;
  isLoading: boolean;
}

/** Who is at the screen. */
export function useSession(): Session {
  const { data, isPending } = useQuery({
    queryKey: userQueryKey,
    queryFn: loadUser,
    // Asked once, and again when any other call finds the session gone: a flickering network signs nobody out.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return { user: data ?? null, isLoading: isPending };
}

/** Keeps the token and the user of a fresh sign-in. */
export function beginSession(client: QueryClient, { token, user }: Pick<SignedIn, "token" | "user">): void {
  storeToken(token);
  client.setQueryData(userQueryKey, user);
}

/** Forgets the token and everything that was loaded with it. */
export function endSession(client: QueryClient): void {
  removeToken();
  // The user first: what is on the screen leaves before its data does.
  client.setQueryData(userQueryKey, null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== userQueryKey[0] });
}
