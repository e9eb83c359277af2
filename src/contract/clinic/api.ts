import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import { seenStateHeaders } from "../seen-state.ts";
import * as answers from "./answers.ts";
import * as clinic from "./clinic.ts";
import * as firstSteps from "./first-steps.ts";
import * as opening from "./opening.ts";
import * as people from "./people.ts";
import * as roster from "./roster.ts";
import * as treatments from "./treatments.ts";

export const clinicApi = {
  firstSteps: { replies: { 200: firstSteps.firstSteps } },
  hideFirstSteps: { body: firstSteps.hideFirstStepsBody, replies: { 200: firstSteps.firstSteps } },
  clearSamples: { replies: { 200: nothing } },
  opening: { replies: { 200: opening.opening } },
  saveHolidays: {
    headers: seenStateHeaders,
    body: opening.holidaysBody,
    replies: { 200: opening.opening },
  },
  addClosure: { body: opening.closureBody, replies: { 201: opening.addedClosure } },
  removeClosure: { params: byId, replies: { 200: nothing } },
  addChair: { body: opening.chairBody, replies: { 201: opening.chair } },
  changeChair: {
    params: byId,
    headers: seenStateHeaders,
    body: opening.chairBody,
    replies: { 200: opening.chair },
  },
  removeChair: { params: byId, replies: { 200: nothing } },
  addTreatment: { body: treatments.treatmentBody, replies: { 201: treatments.treatment } },
  changeTreatment: {
    params: byId,
    headers: seenStateHeaders,
    body: treatments.treatmentBody,
    replies: { 200: treatments.treatment },
  },
  offerTreatments: {
    body: treatments.offerTreatmentsBody,
    replies: { 200: z.array(treatments.treatment) },
  },
  removeTreatment: { params: byId, replies: { 200: nothing } },
  bookClosedTimes: {
    query: opening.closedDaysQuery,
    replies: { 200: z.array(opening.bookClosedTime) },
  },
  listPeople: { replies: { 200: z.array(people.person) } },
  addPerson: { body: people.personBody, replies: { 201: people.person } },
  changePerson: {
    params: byId,
    headers: seenStateHeaders,
    body: people.personBody,
    replies: { 200: people.person },
  },
  addLeave: {
    params: byId,
    body: people.personLeaveBody,
    replies: { 201: people.addedLeave },
  },
  removeLeave: { params: byId, replies: { 200: nothing } },
  closedDays: {
    query: opening.closedDaysQuery,
    replies: { 200: z.array(opening.closedTime) },
  },
  onboarding: { replies: { 200: clinic.onboarding } },
  saveTeam: { body: clinic.saveTeamBody, replies: { 200: clinic.onboarding } },
  knowledgeBase: { replies: { 200: clinic.knowledgeBase.nullable() } },
  saveKnowledgeBase: {
    headers: seenStateHeaders,
    body: clinic.knowledgeBaseBody,
    replies: { 200: clinic.knowledgeBase },
  },
  ownAnswers: { replies: { 200: answers.ownAnswers } },
  addOwnAnswer: { body: answers.ownAnswerBody, replies: { 201: answers.ownAnswer } },
  changeOwnAnswer: {
    params: byId,
    body: answers.ownAnswerBody,
    replies: { 200: answers.ownAnswer },
  },
  removeOwnAnswer: { params: byId, replies: { 200: nothing } },
  saveHealthFunds: {
    body: answers.healthFundsBody,
    replies: { 200: answers.healthFunds },
  },
  dismissQuestion: { params: byId, replies: { 200: nothing } },
  askAssistant: { body: answers.askAssistantBody, replies: { 200: answers.assistantAnswer } },
  roster: { query: roster.rosterQuery, replies: { 200: roster.roster } },
  addRosterMember: { body: roster.rosterMemberBody, replies: { 201: roster.rosterMember } },
  removeRosterMember: { params: byId, replies: { 200: nothing } },
  askForLeave: { body: roster.rosterLeaveBody, replies: { 201: roster.rosterLeave } },
  decideLeave: {
    params: byId,
    body: roster.rosterDecision,
    replies: { 200: roster.decidedLeave },
  },
  coverShift: { body: roster.rosterCoverBody, replies: { 201: nothing } },
  removeCover: { params: byId, replies: { 200: nothing } },
  askToCover: { body: roster.rosterCoverBody, replies: { 200: roster.rosterAsked } },
  exportRoster: { query: roster.rosterReportQuery, replies: { 200: z.string() } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
