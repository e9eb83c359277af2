import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as keys from "./api-keys.ts";
import * as audit from "./audit.ts";
import * as auth from "./auth.ts";
import * as passkeys from "./passkeys.ts";
import * as quotas from "./quotas.ts";
import * as team from "./team.ts";

export const accessApi = {
  login: { body: auth.loginBody, replies: { 200: auth.loginReply } },
  verifyCode: { body: auth.verifyCodeBody, replies: { 200: auth.signedIn } },
  register: { body: auth.registerBody, replies: { 200: auth.loginReply } },
  startGoogleSignIn: { body: auth.startGoogleSignInBody, replies: { 200: auth.googleSignIn } },
  finishGoogleSignIn: { body: auth.googleAnswerBody, replies: { 200: auth.signedIn } },
  startPasskeySignIn: { replies: { 200: passkeys.passkeyToShow } },
  finishPasskeySignIn: { body: passkeys.passkeyAnswerBody, replies: { 200: auth.signedIn } },
  logout: { replies: { 200: nothing } },
  signInOptions: { replies: { 200: auth.signInOptions } },
  logoutEverywhere: { replies: { 200: nothing } },
  listSignIns: { replies: { 200: z.array(auth.signIn) } },
  endSignIn: { params: z.object({ id: auth.signInId }), replies: { 200: nothing } },
  listPasskeys: { replies: { 200: passkeys.passkeys } },
  startPasskey: { replies: { 200: passkeys.passkeyToMake } },
  addPasskey: { body: passkeys.addPasskeyBody, replies: { 201: passkeys.passkey } },
  renamePasskey: { params: byId, body: passkeys.renamePasskeyBody, replies: { 200: passkeys.passkey } },
  removePasskey: { params: byId, replies: { 200: nothing } },
  changeOwnName: { body: auth.changeOwnNameBody, replies: { 200: auth.user } },
  currentUser: { replies: { 200: auth.user } },
  lookAtInvitation: { body: team.lookAtInvitationBody, replies: { 200: team.invitationShown } },
  acceptInvitation: { body: team.lookAtInvitationBody, replies: { 200: auth.signedIn } },
  ownClinics: { replies: { 200: z.array(auth.ownClinic) } },
  switchClinic: { body: auth.switchClinicBody, replies: { 200: auth.signedIn } },
  listTeam: { replies: { 200: team.team } },
  invite: { body: team.inviteBody, replies: { 201: team.invitation } },
  resendInvitation: { params: byId, replies: { 200: team.invitation } },
  withdrawInvitation: { params: byId, replies: { 200: nothing } },
  changeMember: { params: byId, body: team.changeMemberBody, replies: { 200: team.teamMember } },
  removeMember: { params: byId, replies: { 200: nothing } },
  signOutMember: { params: byId, replies: { 200: nothing } },
  agentsStatus: { replies: { 200: keys.agentsStatus } },
  listApiKeys: { replies: { 200: z.array(keys.apiKey) } },
  createApiKey: { body: keys.createApiKeyBody, replies: { 201: keys.createApiKeyReply } },
  revokeApiKey: { params: byId, replies: { 200: nothing } },
  calendarFeed: { replies: { 200: keys.calendarFeed } },
  createCalendarFeed: { replies: { 201: keys.createdCalendarFeed } },
  revokeCalendarFeed: { replies: { 200: nothing } },
  quotas: { replies: { 200: quotas.quotas } },
  changeQuota: { body: quotas.changeQuotaBody, replies: { 200: quotas.quotas } },
  listAudit: { query: audit.auditQuery, replies: { 200: audit.auditPage } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
