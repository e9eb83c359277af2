import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as goLive from "./go-live.ts";
import * as numbers from "./phone-numbers.ts";

export const telephonyApi = {
  listPhoneNumbers: { replies: { 200: z.array(numbers.phoneNumber) } },
  addPhoneNumber: { body: numbers.addPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  removePhoneNumber: { params: byId, replies: { 200: nothing } },
  offeredPhoneNumbers: {
    query: numbers.offerQuery,
    replies: { 200: numbers.offeredNumbers },
  },
  buyPhoneNumber: { body: numbers.buyPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  sendNumberCode: {
    params: byId,
    body: numbers.sendNumberCodeBody,
    replies: { 200: numbers.sentNumberCode },
  },
  proveNumber: {
    params: byId,
    body: numbers.proveNumberBody,
    replies: { 200: numbers.phoneNumber },
  },
  serverNumbers: { replies: { 200: numbers.serverNumbers } },
  giveNumber: { body: numbers.giveNumberBody, replies: { 200: nothing } },
  goLive: { replies: { 200: goLive.goLive } },
  doGoLive: {
    params: goLive.byGoLiveStep,
    body: goLive.goLiveBody,
    replies: { 200: goLive.goLive },
  },
  takeBackNumber: { body: numbers.takeBackNumberBody, replies: { 200: nothing } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
