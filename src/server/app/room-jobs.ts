import type { JobHandler, RecurringJob } from "#server/queue/service.ts";

/** The jobs of a room. */
export interface RoomJobs {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
}

/** The jobs of all rooms. Throws where two rooms give a job the same name: one of them would never run. */
export function collectJobs(rooms: readonly RoomJobs[]): RoomJobs {
  const handlers: Record<string, JobHandler> = {};
  for (const [kind, handler] of rooms.flatMap((room) => Object.entries(room.handlers))) {
    if (Object.hasOwn(handlers, kind)) throw new Error(`Two rooms handle jobs of the kind '${kind}'`);
    handlers[kind] = handler;
  }
  return { handlers, recurring: rooms.flatMap(({ recurring }) => recurring) };
}
