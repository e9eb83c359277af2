import type { FastifyRequest } from "fastify";
import type { User } from "#contract/access/auth.ts";
import { keyPermissionFor, mayCall, whoMay } from "#contract/access/rights.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { outageOf } from "#server/db/database-errors.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Guard } from "#server/http/router.ts";
import { isApiKey } from "./keys/rules.ts";
import type { KeyService } from "./keys/service.ts";
import { scopeOfClinic } from "./policy.ts";
import { sessionSeenEveryMs } from "./rules.ts";
import { prepareFindSession, touchSession } from "./store.ts";
import { hashToken } from "./tokens.ts";

/** Who asks: a signed-in person, or a program with a key, and the clinic whose rows they may see. */
export interface Actor {
  scope: ClinicScope;
  /** For a key: whoever generated it, under the key's name. */
  user: User & { id: UserId };
  /** Names the session without being able to open it. */
  sessionId: string;
  /** The key of a program; null = a person asks. */
  keyId: string | null;
}

/** Whether a program with a key asks, and not a person who is signed in. */
export const isProgram = ({ keyId }: Actor): boolean => keyId !== null;

/**
 * Reads the bearer token of a request and judges whether its holder may make the call: the only place where rights are
 * enforced. Every request asks the database, so a revoked session or key ends at once on every server, and so does a role.
 */
export function createGuard(
  database: Database,
  clock: Clock,
  keys: KeyService,
  idleMs: number,
): Guard<Actor> {
  const findSession = prepareFindSession(database, idleMs);
  return async (request, name) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw notSignedIn();
    if (isApiKey(token)) return actorOfKey(request, { name, keys, token });
    const sessionId = hashToken(token);
    const now = clock.now();
    const found = await findSession(sessionId, now).catch(cannotLookUp(request, "a session"));
    if (!found) throw notSignedIn();
    const { clinicId, seenAt, ...user } = found;
    if (!mayCall(user.role, name)) throw new Refusal("forbidden", whoMay(name, user.role));
    if (now - seenAt >= sessionSeenEveryMs)
      await touchSession(database.acrossClinics(), sessionId, now).catch((error: unknown) =>
        // The request is good all the same, on a full disk too.
        request.log.warn({ err: error }, "the use of a session could not be written down"),
      );
    return { scope: scopeOfClinic(clinicId), user, sessionId, keyId: null };
  };
}

interface KeyCall {
  name: EndpointName;
  keys: KeyService;
  token: string;
}

async function actorOfKey(request: FastifyRequest, { name: call, keys, token }: KeyCall): Promise<Actor> {
  const admission = await keys.admit(token).catch(cannotLookUp(request, "a key"));
  if (!admission.ok) {
    if (admission.reason === "rate_limited")
      throw new Refusal("rate_limited", "This key made too many requests. Wait a minute and try again.");
    throw new Refusal("not_signed_in", "This API key does not exist or was deleted.");
  }
  const { id, clinicId, name, permissions, createdBy } = admission.key;
  const needed = keyPermissionFor(call);
  if (needed === null) throw new Refusal("forbidden", "An API key cannot do this. Sign in instead.");
  if (!permissions.includes(needed))
    throw new Refusal("forbidden", `This API key has no ${needed} permission.`);
  const user = { id: createdBy ?? (id as UserId), username: `${name} (API key)`, email: "", role: null };
  return { scope: scopeOfClinic(clinicId), user, sessionId: `key ${id}`, keyId: id };
}

const cannotLookUp = (request: FastifyRequest, what: string) => (error: unknown) => {
  // Said in the words for it, as everywhere.
  if (outageOf(error) !== null) throw error;
  request.log.error({ err: error }, `${what} could not be looked up`);
  throw new Refusal("unavailable", "The database cannot be reached right now. Try again in a moment.");
};

const notSignedIn = () => new Refusal("not_signed_in", "Please sign in first.");

/** The token of an `Authorization: Bearer …` header; null when there is none that could be ours. */
function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header ?? "")?.[1] ?? null;
}
