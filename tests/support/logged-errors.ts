import type { LogEntry } from "#contract/calls/calls.ts";
import type { TestServer } from "./test-server.ts";

/** What the Logs show of type Error, newest first, without the samples. */
export async function loggedErrors(server: TestServer, token: string): Promise<LogEntry[]> {
  const { body } = await server.call("listCallLogs", { token, query: { type: "error" } });
  return body.entries.filter(({ isSample }: LogEntry) => !isSample);
}
