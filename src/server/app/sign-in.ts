import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import { accountRoutes } from "#server/auth/account/routes.ts";
import { webauthn } from "#server/auth/adapters/webauthn.ts";
import type { AdmissionDependencies } from "#server/auth/admission/service.ts";
import { ownClinicRoutes } from "#server/auth/clinics/routes.ts";
import { createClinicsService } from "#server/auth/clinics/service.ts";
import type { IdentityProvider } from "#server/auth/google/port.ts";
import { googleRoutes } from "#server/auth/google/routes.ts";
import { createGoogleService } from "#server/auth/google/service.ts";
import { type Actor, createGuard } from "#server/auth/guard.ts";
import { authJobs } from "#server/auth/jobs.ts";
import { keyRoutes } from "#server/auth/keys/routes.ts";
import { createKeyService } from "#server/auth/keys/service.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import { operatorCheck } from "#server/auth/operator/service.ts";
import { passkeyRoutes } from "#server/auth/passkeys/routes.ts";
import { createPasskeyService } from "#server/auth/passkeys/service.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { createAuthService } from "#server/auth/service.ts";
import { teamRoutes } from "#server/auth/team/routes.ts";
import { createTeamService } from "#server/auth/team/service.ts";
import { logEvent, noteFailure } from "#server/clinic/log/service.ts";
import { furnishNewClinic } from "#server/clinic/service.ts";
import type { Database } from "#server/db/database.ts";
import type { Router } from "#server/http/router.ts";
import type { Config } from "./settings/config.ts";

export interface SignInParts {
  config: Config;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
  mailer: CodeMailer;
  localDoor: LocalDoor | null;
  /** Null = nobody signs in with Google. */
  identities: IdentityProvider | null;
  wakeQueue: () => void;
}

const dayMs = 86_400_000;

/** Wires who gets in: each way to sign in, people and their clinics, programs with keys. */
export function createSignIn(parts: SignInParts) {
  const { config, database, clock, logger, mailer, localDoor, identities, wakeQueue } = parts;
  const { publicUrl, sessionIdleDays, signUp } = config;
  const admission: AdmissionDependencies & { database: Database } = {
    database,
    clock,
    settings: config,
    furnishClinic: furnishNewClinic,
    signInLog: {
      signedIn: (queries, { username, how }, now) =>
        logEvent(queries, { workflow: `Sign-in · ${username}, ${how}` }, now),
      refused: (queries, { username, why }, now) =>
        noteFailure(queries, { area: "Sign-in", cause: `${why} for ${username}` }, now),
    },
  };
  const auth = createAuthService({ ...admission, wakeQueue });
  const keys = createKeyService(database, clock, (error) =>
    logger.error({ err: error }, "the uses of API keys could not be written down"),
  );
  const isOperator = operatorCheck(database, config);
  const google = identities && createGoogleService({ database, clock, auth, provider: identities });

  return {
    auth,
    keys,
    isOperator,
    guard: createGuard(database, clock, keys, sessionIdleDays * dayMs),
    jobs: () => authJobs({ database, clock, mailer, signUp, sessionIdleDays }),
    routes: (router: Router<Actor>) => {
      authRoutes(router, {
        auth,
        mayUseGoogle: google !== null,
        localDoor,
        publicUrl,
        sendsMail: config.smtpUrl !== null,
      });
      accountRoutes(router, { auth, database });
      const passkeys = createPasskeyService({ ...admission, verifier: webauthn });
      passkeyRoutes(router, { passkeys, publicUrl });
      const team = createTeamService({ database, clock, isOperator, wakeQueue });
      teamRoutes(router, { team, auth, publicUrl, now: clock.now });
      ownClinicRoutes(router, createClinicsService(admission));
      googleRoutes(router, { google, publicUrl });
      keyRoutes(router, keys);
    },
  };
}
