import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Which ways of signing in this server opens; until it answers, only the email address. */
export const useSignInOptions = () => useQuery(apiQuery("signInOptions")).data;
