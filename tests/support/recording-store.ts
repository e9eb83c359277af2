import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Plays the telephone provider's store of recordings, as its REST interface documents it. */
export interface RecordingStore {
  url: string;
  account: { accountSid: string; authToken: string };
  /** Sound by recording id. */
  kept: Map<string, Buffer>;
  setDown(isDown: boolean): void;
  /** Where it sends whoever asks for a sound; null = it gives the sound itself. */
  movedTo: string | null;
  /** `METHOD path` of what was asked with the account's credentials. */
  asked: string[];
  close(): Promise<unknown>;
}

export async function openRecordingStore(authToken: string): Promise<RecordingStore> {
  const accountSid = `AC${"0".repeat(32)}`;
  const credentials = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const kept = new Map<string, Buffer>();
  const asked: string[] = [];
  let isDown = false;

  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    const refuse = (status: number) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ code: status * 100, message: "refused", status }));
    if (isDown) return refuse(503);
    if (headers.authorization !== credentials) return refuse(401);
    asked.push(`${method} ${url}`);
    const found = url.match(/^\/2010-04-01\/Accounts\/(AC\w+)\/Recordings\/(RE\w+)\.(mp3|json)$/);
    const [, account, id = "", kind] = found ?? [];
    const sound = account === accountSid ? kept.get(id) : undefined;
    if (sound === undefined) return refuse(404);
    if (method === "DELETE" && kind === "json") {
      kept.delete(id);
      return response.writeHead(204).end();
    }
    if (method !== "GET" || kind !== "mp3") return refuse(405);
    if (store.movedTo !== null) return response.writeHead(302, { location: store.movedTo }).end();
    return response.writeHead(200, { "content-type": "audio/mpeg" }).end(sound);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const store: RecordingStore = {
    movedTo: null,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: { accountSid, authToken },
    ...{ kept, asked },
    setDown: (down) => {
      isDown = down;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}
