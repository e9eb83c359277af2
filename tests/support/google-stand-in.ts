import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { bodyOf, listenAt, send } from "./fhir-server.ts";

export const googleClient = { id: "enamel.apps.example", secret: "google-client-secret" };

const newKey = (kid: string) => ({ kid, ...generateKeyPairSync("rsa", { modulusLength: 2048 }) });
type Key = ReturnType<typeof newKey>;

/** What a test changes about the next token. */
export interface Wrong {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with a key that is not in the key set, but bears the name of one that is. */
  key?: "foreign";
  /** Instead of a signature. */
  signature?: string;
}

interface Granted {
  redirectUri: string;
  challenge: string;
  nonce: string;
  person: Record<string, unknown>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const nowSeconds = () => Math.floor(Date.now() / 1000);

function idToken(claims: Record<string, unknown>, { kid, privateKey }: Key, wrong: Wrong): string {
  const head = part({ alg: "RS256", typ: "JWT", kid, ...wrong.header });
  const signed = `${head}.${part({ ...claims, ...wrong.claims })}`;
  const by: KeyObject = wrong.key === "foreign" ? newKey(kid).privateKey : privateKey;
  const signature = wrong.signature ?? sign("RSA-SHA256", Buffer.from(signed), by).toString("base64url");
  return `${signed}.${signature}`;
}

/**
 * Google Accounts on this machine, as its documents say: discovery, consent that is given at once, token endpoint with
 * client secret and PKCE, codes that serve once, ID tokens signed by RS256 keys of a published set.
 */
export async function startGoogleStandIn() {
  const state = {
    person: { sub: "1", email: "jane.doe@clinic.example", email_verified: true, name: "Jane Doe" } as Record<
      string,
      unknown
    >,
    wrong: {} as Wrong,
    /** What the person does at Google instead of consenting. */
    refusal: null as string | null,
    /** Paths that answer 503. */
    down: [] as string[],
    keys: [newKey("first")],
    granted: new Map<string, Granted>(),
    asked: [] as string[],
  };

  const authorize = (query: URLSearchParams, origin: string) => {
    const redirectUri = query.get("redirect_uri") ?? "";
    if (
      query.get("client_id") !== googleClient.id ||
      query.get("response_type") !== "code" ||
      query.get("code_challenge_method") !== "S256" ||
      !query.get("scope")?.split(" ").includes("openid")
    )
      return { status: 400, body: "invalid_request" };
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    back.searchParams.set("iss", origin);
    if (state.refusal) back.searchParams.set("error", state.refusal);
    else {
      const code = `4/${randomBytes(24).toString("base64url")}`;
      const challenge = query.get("code_challenge") ?? "";
      const nonce = query.get("nonce") ?? "";
      state.granted.set(code, { redirectUri, challenge, nonce, person: state.person });
      back.searchParams.set("code", code);
    }
    return { status: 302, headers: { location: back.href } };
  };

  const token = (form: URLSearchParams, origin: string) => {
    const code = form.get("code") ?? "";
    const granted = state.granted.get(code);
    state.granted.delete(code);
    if (form.get("client_id") !== googleClient.id || form.get("client_secret") !== googleClient.secret)
      return { status: 401, body: { error: "invalid_client" } };
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!granted || granted.challenge !== challenge || granted.redirectUri !== form.get("redirect_uri"))
      return { status: 400, body: { error: "invalid_grant", error_description: "Bad Request" } };
    const claims = {
      ...{ iss: origin, aud: googleClient.id, azp: googleClient.id, nonce: granted.nonce },
      ...{ iat: nowSeconds(), exp: nowSeconds() + 3_600 },
      ...granted.person,
    };
    const [key] = state.keys;
    if (!key) throw new Error("The stand-in has no key");
    const body = {
      ...{ access_token: "ya29.access", expires_in: 3_599, scope: "openid email profile" },
      ...{ token_type: "Bearer", id_token: idToken(claims, key, state.wrong) },
    };
    return { status: 200, body };
  };

  const { origin, close } = await listenAt(async (request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    state.asked.push(url.pathname);
    const json = (answer: { status: number; body?: unknown; headers?: Record<string, string> }) =>
      send(response, { ...answer, headers: { "content-type": "application/json", ...answer.headers } });
    if (state.down.includes(url.pathname)) return json({ status: 503, body: "down" });
    if (url.pathname === "/.well-known/openid-configuration")
      return json({ status: 200, body: discoveryOf(url.origin) });
    if (url.pathname === "/certs") return json({ status: 200, body: { keys: state.keys.map(publicPart) } });
    if (url.pathname === "/o/oauth2/v2/auth") return json(authorize(url.searchParams, url.origin));
    if (url.pathname === "/token")
      return json(token(new URLSearchParams(String(await bodyOf(request))), url.origin));
    json({ status: 404, body: "nothing here" });
  });
  const rotateKey = (kid: string) => {
    state.keys = [newKey(kid)];
  };
  return { origin, close, state, rotateKey };
}

export type GoogleStandIn = Awaited<ReturnType<typeof startGoogleStandIn>>;

const publicPart = ({ kid, publicKey }: Key) => ({
  ...publicKey.export({ format: "jwk" }),
  ...{ kid, alg: "RS256", use: "sig" },
});

/** As Google's own, with what a client has to obey. */
const discoveryOf = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/o/oauth2/v2/auth`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/certs`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  scopes_supported: ["openid", "email", "profile"],
  token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
  code_challenge_methods_supported: ["plain", "S256"],
  authorization_response_iss_parameter_supported: true,
});
