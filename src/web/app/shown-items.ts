import { reaches } from "#contract/access/roles.ts";
import { useSession } from "#web/lib/session/session.ts";
import type { NavigationItem } from "./navigation.ts";

/** Which pages the user's role has anything to do on. By role alone: the table of all rights would weigh on the first page. */
export function useShownItems(): (item: NavigationItem) => boolean {
  const role = useSession().user?.role ?? null;
  return ({ needs }) => needs === undefined || role === null || reaches(role, needs);
}
