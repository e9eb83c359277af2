import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A network between a server and its PostgreSQL that can fall silent: what is sent is taken and goes nowhere, and nobody is
 * told. When it speaks again, only new connections get through.
 */
export async function silentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const wasSilent = isSilent;
    let isLost = wasSilent;
    const lose = () => {
      isLost = true;
    };
    losing.add(lose);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on("data", (bytes) => isLost || to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        open.delete(from);
        if (!isLost || from === client) to.destroy();
      });
    }
  });
  const losing = new Set<() => void>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const lose of losing) lose();
    },
    speak: () => {
      isSilent = false;
    },
  };
}
