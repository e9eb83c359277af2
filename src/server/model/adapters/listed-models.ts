import { z } from "zod";

const patienceMs = 5_000;
const list = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/** What a server of language models lists; an empty list where it lists nothing that can be read. Never says the key. */
export async function askModels({
  baseUrl,
  apiKey,
}: {
  baseUrl: string;
  apiKey: string | null;
}): Promise<{ ok: true; models: string[] } | { ok: false; reason: string }> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: "manual",
      headers: { accept: "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    });
    if (response.status === 401 || response.status === 403)
      return { ok: false, reason: "it does not accept LLM_API_KEY" };
    // Some serve no list, and answer all the same.
    if (!response.ok) return { ok: true, models: [] };
    const listed = list.safeParse(await response.json().catch(() => null));
    return { ok: true, models: listed.success ? listed.data.data.map(({ id }) => id) : [] };
  } catch {
    return { ok: false, reason: "nothing answers at LLM_BASE_URL" };
  }
}
