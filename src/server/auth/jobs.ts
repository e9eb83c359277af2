import { z } from "zod";
import { signInCodeMinutes } from "#contract/limits.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { removeBrowsersBefore } from "./browser/store.ts";
import { sendCodeKind } from "./codes/service.ts";
import { removeGoogleSignInsBefore } from "./google/store.ts";
import { removePasskeyChallengesBefore } from "./passkeys/store.ts";
import type { CodeMailer } from "./port.ts";
import { challengeMemoryMs, knownBrowserDays, type SignUpRule } from "./rules.ts";
import { isSignUpOpen } from "./sign-up/service.ts";
import * as store from "./store.ts";
import { sendInvitation } from "./team/jobs.ts";
import { sendInvitationKind } from "./team/rules.ts";
import { removeInvitationsBefore } from "./team/store.ts";
import { hashCode, newCode } from "./tokens.ts";

export interface AuthJobDependencies {
  database: Database;
  clock: Clock;
  mailer: CodeMailer;
  signUp: SignUpRule;
  sessionIdleDays: number;
}

const sweepKind = "sweep_sign_in";
const payload = z.object({ challengeId: z.string() });

/** The jobs of this room, to be handed to the worker. */
export function authJobs(dependencies: AuthJobDependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  return {
    handlers: {
      [sendCodeKind]: sendCode(dependencies),
      [sendInvitationKind]: sendInvitation(dependencies),
      [sweepKind]: sweep(dependencies),
    },
    recurring: [{ kind: sweepKind, everyMs: 3_600_000 }],
  };
}

/** Makes the code here, so that it never lies in the queue; a repeat makes a new one and the last one counts. */
function sendCode({ database, clock, mailer, signUp }: AuthJobDependencies): JobHandler {
  return async (job) => {
    const connection = database.acrossClinics();
    const { challengeId } = payload.parse(job.payload);
    const challenge = await store.findOpenChallenge(connection, challengeId, clock.now());
    if (!challenge) return jobDone;
    const isKnown = (await store.findUserByEmail(connection, challenge.email)) !== null;
    // Whoever asked for this code showed an invitation to this address.
    const isInvited = challenge.invitationId !== null;
    if (!isKnown && !isInvited && !(await isSignUpOpen(connection, signUp))) return jobDone;
    const code = newCode(challenge.digits);
    await store.setCodeHash(connection, challengeId, hashCode(challengeId, code));
    return mailer.send({
      to: challenge.email,
      subject: "Your Enamel sign-in code",
      signInCode: code,
      text: [
        `Your sign-in code is ${code}.`,
        "",
        `It works once, within ${signInCodeMinutes} minutes, on the page that asked for it.`,
        "If you did not ask for it, ignore this message: nobody can sign in without the code.",
      ].join("\n"),
    });
  };
}

function sweep({ database, clock, sessionIdleDays }: AuthJobDependencies): JobHandler {
  return async () => {
    const connection = database.acrossClinics();
    await store.removeExpiredSessions(connection, clock.now(), sessionIdleDays * 86_400_000);
    await store.removeChallengesBefore(connection, clock.now() - challengeMemoryMs);
    await removeBrowsersBefore(connection, clock.now() - knownBrowserDays * 86_400_000);
    await removeInvitationsBefore(connection, clock.now() - challengeMemoryMs);
    await removeGoogleSignInsBefore(connection, clock.now() - challengeMemoryMs);
    await removePasskeyChallengesBefore(connection, clock.now() - challengeMemoryMs);
    return jobDone;
  };
}
