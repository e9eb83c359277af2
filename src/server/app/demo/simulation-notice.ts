import type { FastifyInstance } from "fastify";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";

const scriptPath = "/simulation/clock.js";
const nowPath = "/simulation/now";

/**
 * A strip above every page of a simulated week. It is put into the page as it is handed out, with a script of its own: the
 * product's own pages carry nothing of it.
 */
export const simulationNotice = `<div id="simulated-week" role="note" style="position:relative;z-index:40;padding:6px 16px;border-bottom:1px solid var(--line);background:var(--yellow-soft);color:var(--yellow-ink);font:600 13px/18px var(--font);text-align:center">Simulated week: nobody here is real, and nothing leaves this machine. <span id="simulated-now"></span></div><script src="${scriptPath}" defer></script>`;

/** Runs in the browser, where the page's own address may be asked. */
const script = `const ask = window.fetch.bind(window);
const shown = document.getElementById("simulated-now");
const look = async () => {
  const answer = await ask("${nowPath}").catch(() => null);
  if (answer?.ok) shown.textContent = "In the clinic it is " + (await answer.text()) + ".";
};
look();
setInterval(look, 1000);
`;

export interface SimulationRoutes {
  /** Epoch milliseconds of the simulated clock. */
  now(): number;
  timeZone: string;
}

/** What the strip asks for. */
export function simulationRoutes(http: FastifyInstance, { now, timeZone }: SimulationRoutes): void {
  http.get(scriptPath, { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(script),
  );
  http.get(nowPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "no-store")
      .send(inWords(now(), timeZone)),
  );
}

const inWords = (instant: number, timeZone: string): string => {
  const { date, time } = toLocal(instant, timeZone);
  return `${spokenDate(date)}, ${twelveHour(time)}`;
};
