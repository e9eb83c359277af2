import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { SimulatedClinic } from "../port.ts";

/** What somebody at the desk does in the browser. */
export interface Desk {
  /** Null where the server refuses it, as it may: a time that was taken meanwhile, say. */
  tryTo<Answer>(name: EndpointName, body?: unknown, params?: Record<string, string>): Promise<Answer | null>;
  /** The same; a refusal is a fault of the simulation. */
  call<Answer>(name: EndpointName, body?: unknown, params?: Record<string, string>): Promise<Answer>;
}

export function deskOf({ request, token }: Pick<SimulatedClinic, "request" | "token">): Desk {
  const ask = async (name: EndpointName, body: unknown, params: Record<string, string>) => {
    const { method, path } = endpoints[name];
    const address = path.replace(/:(\w+)/g, (_whole, key: string) => params[key] ?? "");
    return request({
      ...{ method, path: address, headers: { authorization: `Bearer ${token}` } },
      ...(body !== undefined && { body }),
    });
  };
  return {
    tryTo: async (name, body, params = {}) => {
      const { status, body: text } = await ask(name, body, params);
      if (status >= 500) throw new Error(`${name} answered ${status}`);
      return status < 300 ? JSON.parse(text) : null;
    },
    call: async (name, body, params = {}) => {
      const { status, body: text } = await ask(name, body, params);
      if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
      return JSON.parse(text);
    },
  };
}
