import { mayCall } from "#contract/access/rights.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { useSession } from "./session.ts";

/** Whether the user's role may make a call, for what to show; the server decides. */
export function usePermissions(): (name: EndpointName) => boolean {
  const role = useSession().user?.role ?? null;
  return (name) => role === null || mayCall(role, name);
}
