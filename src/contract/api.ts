import type { z } from "zod";
import { accessApi } from "./access/api.ts";
import { assistantsApi } from "./assistants/api.ts";
import { billingApi } from "./billing/api.ts";
import { bookingApi } from "./booking/api.ts";
import type { CallSchemas } from "./call-schemas.ts";
import { callsApi } from "./calls/api.ts";
import { clinicApi } from "./clinic/api.ts";
import type { EndpointName } from "./endpoints.ts";
import { messagingApi } from "./messaging/api.ts";
import { patientsApi } from "./patients/api.ts";
import { systemApi } from "./system/api.ts";
import { telephonyApi } from "./telephony/api.ts";

/** Schemas of every call, area by area; with `endpoints.ts` the single source for server, browser and OpenAPI; `access/rights.ts` says who may make it. */
export const api = {
  ...accessApi,
  ...bookingApi,
  ...clinicApi,
  ...callsApi,
  ...assistantsApi,
  ...telephonyApi,
  ...messagingApi,
  ...patientsApi,
  ...billingApi,
  ...systemApi,
} as const satisfies Record<EndpointName, CallSchemas>;

export type ApiBody<N extends EndpointName> = (typeof api)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
export type ApiInput<N extends EndpointName> = (typeof api)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type ApiParams<N extends EndpointName> = (typeof api)[N] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined;
export type ApiQuery<N extends EndpointName> = (typeof api)[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
export type ApiReply<N extends EndpointName> = {
  [S in keyof (typeof api)[N]["replies"]]: (typeof api)[N]["replies"][S] extends z.ZodType
    ? z.output<(typeof api)[N]["replies"][S]>
    : never;
}[keyof (typeof api)[N]["replies"]];
