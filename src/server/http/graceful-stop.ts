import type { FastifyInstance } from "fastify";
import { isDoneWithin } from "#kernel/done-within.ts";
import { Refusal } from "./refusal.ts";

/** How a server takes its leave. */
export interface GracefulStop {
  /** From now on every request but those below `stillAnswered` is refused with 503. */
  begin(): void;
  /** Resolves when those that are still answered have their answers, or after so long. */
  answered(withinMs: number): Promise<void>;
}

/** `stillAnswered`: where the address begins of what must be answered to the end, such as where a caller is put through to. */
export function refuseWhileStopping(app: FastifyInstance, stillAnswered: string): GracefulStop {
  let isStopping = false;
  let underWay = 0;
  let tell: () => void = () => {};
  const isKept = (url: string) => url.startsWith(stillAnswered);
  app.addHook("onRequest", async (request, reply) => {
    if (isKept(request.url)) underWay++;
    else if (isStopping) {
      reply.header("retry-after", "5").header("connection", "close");
      throw new Refusal("unavailable", "The server is stopping. Try again in a moment.");
    }
  });
  app.addHook("onResponse", async (request) => {
    if (isKept(request.url) && --underWay === 0) tell();
  });
  return {
    begin: () => {
      isStopping = true;
    },
    answered: async (withinMs) => {
      if (underWay === 0) return;
      const all = new Promise<void>((resolve) => {
        tell = resolve;
      });
      await isDoneWithin(all, withinMs);
    },
  };
}
