import { z } from "zod";
import type { LocalModelServer } from "#contract/assistants/language-model.ts";

/** Where servers of language models listen unless they are told otherwise. */
const usualNames: Readonly<Record<number, string>> = {
  11434: "Ollama",
  8080: "llama.cpp",
  1234: "LM Studio",
};
/** A look that begins while the product starts: a tick that comes late, as the program was busy itself, counts as one. */
const tickMs = 50;
const ticks = 20;
const mostModels = 5;
/** Of a list of models; another program's page may be longer. */
const mostBytes = 256 * 1024;

const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/**
 * Servers of language models on these ports of this machine that answer at once, with what they list. Asks all of them at the
 * same time, gives each a second in which this program was free to hear it, and never fails.
 */
export async function findLocalServers(ports: readonly number[]): Promise<LocalModelServer[]> {
  const found = await Promise.all(ports.map(serverAt));
  return found.flatMap((each) => each ?? []);
}

async function serverAt(port: number): Promise<LocalModelServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const tooSlow = new AbortController();
  let left = ticks;
  const clock = setInterval(() => {
    left -= 1;
    if (left === 0) tooSlow.abort();
  }, tickMs);
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: tooSlow.signal,
      redirect: "manual",
      headers: { accept: "application/json" },
    });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > mostBytes) {
      await response.body?.cancel();
      return null;
    }
    const { data } = list.parse(await response.json());
    const models = data.map(({ id }) => id).filter(isForTalking);
    return {
      name: usualNames[port] ?? "A language-model server",
      baseUrl,
      models: models.slice(0, mostModels),
    };
  } catch {
    // Nobody there, too slow, or another program: all the same to whoever starts the product.
    return null;
  } finally {
    clearInterval(clock);
  }
}

/** Embeddings and the like are listed beside what can answer; a name on the screen is a name, not a text. */
const isForTalking = (id: string): boolean =>
  /^[\w./:@+-]{1,120}$/.test(id) && !/embed|rerank|whisper/i.test(id);
