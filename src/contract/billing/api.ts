import type { CallSchemas } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as billing from "./billing.ts";

export const billingApi = {
  billing: { replies: { 200: billing.billingReply } },
  refreshBilling: { replies: { 200: billing.billingReply } },
  upcomingInvoice: { replies: { 200: billing.upcomingInvoiceReply } },
  openBillingPortal: {
    body: billing.openPortalBody,
    replies: { 200: billing.billingAddress },
  },
  startSubscription: { body: billing.planBody, replies: { 200: billing.billingAddress } },
  previewPlan: { body: billing.planBody, replies: { 200: billing.planPreview } },
  changePlan: { body: billing.changePlanBody, replies: { 200: billing.billingReply } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
