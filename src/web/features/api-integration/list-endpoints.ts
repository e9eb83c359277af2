import { useQuery } from "@tanstack/react-query";
import { catalogueOfEndpoints } from "#contract/access/api-keys.ts";
import { keyPermissionFor } from "#contract/access/rights.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { type TestMethod, testMethods } from "./send-request.ts";

export interface ListedEndpoint {
  name: EndpointName;
  method: TestMethod;
  path: string;
  summary: string;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId?: EndpointName; summary?: string }>>;
}

/** What the server's own OpenAPI document says a key may call: the catalogue first. */
export const useEndpoints = () =>
  useQuery({
    queryKey: ["/api/openapi.json"],
    select: (document) => listEndpoints(document as OpenApi),
  });

function listEndpoints({ paths }: OpenApi): { catalogue: ListedEndpoint[]; more: ListedEndpoint[] } {
  const all = Object.entries(paths).flatMap(([path, byMethod]) =>
    testMethods.flatMap((method) => {
      const { operationId: name, summary = "" } = byMethod[method.toLowerCase()] ?? {};
      return name ? [{ name, method, path: path.replace(/\{(\w+)\}/g, ":$1"), summary }] : [];
    }),
  );
  const rankOf = ({ name }: ListedEndpoint) => (catalogueOfEndpoints as readonly string[]).indexOf(name);
  return {
    catalogue: all.filter((one) => rankOf(one) >= 0).sort((a, b) => rankOf(a) - rankOf(b)),
    more: all.filter((one) => rankOf(one) < 0 && keyPermissionFor(one.name) !== null),
  };
}
