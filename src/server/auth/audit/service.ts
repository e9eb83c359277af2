import type { AuditAction } from "#contract/access/audit.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { newId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { auditedAs, sameLookMs, subjectIdOf, subjectKindOf } from "./rules.ts";
import * as store from "./store.ts";

/** Who did it. `server` = a job or the assistant, under a name for people: `Retention`. */
export interface AuditActor {
  kind: "person" | "key" | "server";
  /** Null for the server. */
  id: string | null;
  name: string;
}

export interface AuditEvent {
  action: AuditAction;
  /** Name of the call (`exportPatient`), or a few plain words for what is no call (`Records past their time`). Never a patient's data. */
  event: string;
  /** Whom or what it was about, by reference alone: where it stands (`patients`) and its id. */
  subject?: { kind: string; id: string | null };
}

/**
 * Writes a line of the audit trail, for good: the database takes nothing back. Within a transaction it is there exactly
 * when the change is. Calls of the contract are noted by themselves (`rules.ts`); this is for jobs, and for what has to
 * stand or fall with its change.
 */
export const recordAudit = (
  queries: ClinicQueries,
  actor: AuditActor,
  { action, event, subject }: AuditEvent,
  now: number,
): Promise<void> =>
  store.addEntry(queries, {
    ...{ id: newId(now), at: now, actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
    ...{ action, event, subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null },
  });

export const auditActorOf = ({ user, keyId }: Pick<Actor, "user" | "keyId">): AuditActor =>
  keyId === null
    ? { kind: "person", id: user.id, name: user.username }
    : { kind: "key", id: keyId, name: user.username };

/** What a call that has succeeded leaves in the trail. */
export interface AnsweredCall {
  name: EndpointName;
  params: unknown;
  answer: unknown;
}

/** Notes a call that somebody who is known made, before its answer leaves. */
export const noteCall =
  (database: Database) =>
  async (actor: Actor, { name, params, answer }: AnsweredCall, now: number): Promise<void> => {
    const action = auditedAs(name);
    if (action === null) return;
    const queries = database.within(actor.scope);
    const who = auditActorOf(actor);
    const id = subjectIdOf(params, answer);
    const subject = { kind: subjectKindOf(name) ?? "", id };
    const isLookAgain =
      action === "saw" &&
      (await store.isNoted(queries, { actorId: who.id, event: name, subjectId: id }, now - sameLookMs));
    if (!isLookAgain) await recordAudit(queries, who, { action, event: name, subject }, now);
  };
