import { z } from "zod";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import { type JobHandler, jobDone } from "#server/queue/service.ts";
import type { AuthJobDependencies } from "../jobs.ts";
import { invitationLink, letterOf } from "./rules.ts";
import * as store from "./store.ts";

const payload = z.object({ invitationId: z.string(), origin: z.string() });

/** Makes the token here, so that it never lies in the queue; a repeat makes a new one and the last one counts. */
export function sendInvitation({
  database,
  clock,
  mailer,
}: Pick<AuthJobDependencies, "database" | "clock" | "mailer">): JobHandler {
  return async (job) => {
    const connection = database.acrossClinics();
    const { invitationId, origin } = payload.parse(job.payload);
    const invitation = await store.findOpen(connection, { id: invitationId }, clock.now());
    if (!invitation) return jobDone;
    const token = newToken();
    await store.setTokenHash(connection, invitationId, hashToken(token));
    return mailer.send({
      to: invitation.email,
      ...letterOf({ ...invitation, link: invitationLink(origin, token) }),
    });
  };
}
