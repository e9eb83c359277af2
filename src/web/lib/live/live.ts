import type { Query, QueryClient } from "@tanstack/react-query";
import { endpoints } from "#contract/endpoints.ts";
import { type LiveChange, type LiveTopic, liveTopics } from "#contract/live.ts";
import { request } from "../api-client.ts";
import { statusOf } from "../request-error.ts";
import { readEventStream } from "./event-stream.ts";

const overview = endpoints.clinicOverview.path;
const displaced = endpoints.displacedVisits.path;

/** Which loaded paths (and all below them) a change makes old. */
const pathsOf: Record<LiveTopic, readonly string[]> = {
  appointments: [
    endpoints.listAppointments.path,
    endpoints.availability.path,
    overview,
    endpoints.analytics.path,
    endpoints.waitlist.path,
  ],
  calls: ["/api/calls", overview, endpoints.analytics.path],
  "knowledge-base": [
    endpoints.knowledgeBase.path,
    endpoints.ownAnswers.path,
    endpoints.availability.path,
    displaced,
  ],
  onboarding: [endpoints.onboarding.path, endpoints.firstSteps.path],
  assistant: [endpoints.assistantStatus.path, overview],
  tasks: [endpoints.listTasks.path],
  activity: [endpoints.recentActivity.path],
  agents: ["/api/agents"],
  "phone-numbers": ["/api/phone-numbers"],
  patients: [endpoints.listPatients.path],
  imports: [endpoints.listImports.path],
  "api-keys": ["/api/keys"],
  pms: ["/api/pms", overview],
  opening: ["/api/opening", "/api/people", endpoints.availability.path, endpoints.waitlist.path, displaced],
  waitlist: [endpoints.waitlist.path],
  messages: ["/api/messages", "/api/outreach"],
  roster: ["/api/roster", "/api/people"],
  billing: ["/api/billing", endpoints.onboarding.path],
  "web-booking": [endpoints.webBooking.path],
  team: [
    endpoints.listTeam.path,
    endpoints.currentUser.path,
    endpoints.ownClinics.path,
    endpoints.firstSteps.path,
    endpoints.listTaskPeople.path,
  ],
};

export type LiveState = "connecting" | "live" | "lost";

/** Marks as old (and reloads, where on the screen) what a change is about. */
export function refreshTopic(client: QueryClient, topic: LiveTopic): void {
  const paths = pathsOf[topic];
  const predicate = ({ queryKey }: Query) => {
    const path = queryKey.join("/");
    return paths.some((old) => path === old || path.startsWith(`${old}/`) || path.startsWith(`${old}?`));
  };
  // A first answer on its way may be older than the change, and is not asked for again while it is awaited.
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: "fetching" }))
    if (query.state.data === undefined) reloadOnceLoaded(client, query);
  client.invalidateQueries({ predicate });
}

function reloadOnceLoaded(client: QueryClient, { promise, queryKey }: Query): void {
  const reload = () => client.invalidateQueries({ queryKey, exact: true });
  promise?.then(reload, reload);
}

const refreshAll = (client: QueryClient) => {
  for (const topic of liveTopics) refreshTopic(client, topic);
};

/** Waits before the next attempt: 1 s, doubling to 30 s. */
export const reconnectDelayMs = (failures: number): number => Math.min(30_000, 1_000 * 2 ** failures);

/**
 * Follows the clinic's changes until the returned function is called. While the stream is lost, every
 * attempt to find it again also reloads what is on the screen, so that nothing stays old for long.
 */
export function followChanges(client: QueryClient, onState: (state: LiveState) => void): () => void {
  const stop = new AbortController();
  keepFollowing(client, onState, stop.signal);
  return () => stop.abort();
}

async function keepFollowing(client: QueryClient, onState: (state: LiveState) => void, signal: AbortSignal) {
  let failures = 0;
  while (!signal.aborted) {
    const ended = await followOnce(client, signal, () => {
      onState("live");
      // Whatever happened while nobody listened is in the database, not in the stream.
      if (failures > 0) refreshAll(client);
      failures = 0;
    });
    if (signal.aborted) return;
    onState("lost");
    if (ended === "signed-out") return;
    if (ended === "failed" && failures > 0) refreshAll(client);
    await pause(reconnectDelayMs(failures++), signal);
  }
}

async function followOnce(client: QueryClient, signal: AbortSignal, onOpen: () => void) {
  try {
    const response = await request("GET", endpoints.liveEvents.path, {
      headers: { Accept: "text/event-stream" },
      signal,
    });
    onOpen();
    await hearStream(client, response);
    return "closed";
  } catch (error) {
    // Without a network or a server there is nothing to do here but to try again later.
    return statusOf(error) === 401 ? "signed-out" : "failed";
  }
}

async function hearStream(client: QueryClient, response: Response): Promise<void> {
  if (!response.body) return;
  for await (const { event, data } of readEventStream(response.body)) {
    if (event !== "change") continue;
    const change = JSON.parse(data) as LiveChange;
    if (!liveTopics.includes(change.topic)) continue;
    refreshTopic(client, change.topic);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
