import { z } from "zod";
import type { Clock } from "#kernel/clock.ts";
import { httpClient } from "./http-client.ts";
import { Trouble } from "./trouble.ts";

export interface ClientCredentials {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().optional() });
/** A token that ends while a request is under way is no use. */
const earlyMs = 30_000;
const defaultSeconds = 300;

/** An access token by client credentials (RFC 6749, section 4.4), kept until shortly before it ends. */
export function clientCredentials(settings: ClientCredentials, clock: Clock): () => Promise<string> {
  let kept: { token: string; until: number } | null = null;
  return async () => {
    if (kept && clock.now() < kept.until) return kept.token;
    const { tokenUrl, clientId, clientSecret, scope } = settings;
    const { json } = await httpClient((status) =>
      status === 400 || status === 401 ? "wrong_key" : null,
    ).send({
      method: "POST",
      url: tokenUrl,
      headers: {
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
        authorization: `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`,
      },
      body: new URLSearchParams({ grant_type: "client_credentials", scope }).toString(),
    });
    const read = granted.safeParse(json);
    if (!read.success) throw new Trouble("unreadable");
    const { access_token: token, expires_in: seconds = defaultSeconds } = read.data;
    kept = { token, until: clock.now() + seconds * 1_000 - earlyMs };
    return token;
  };
}
