import { z } from "zod";
import { instant, requiredText } from "../fields.ts";
import { type FindingCode, findingStatuses, goLiveStatuses, goLiveStepIds } from "./go-live-options.ts";

const findingCodes = Object.keys(findingStatuses) as [FindingCode, ...FindingCode[]];

/** What the telephone provider said when it refused, as it said it. */
export const providerError = z.object({
  /** Of the HTTP answer. */
  status: z.number().int(),
  /** Twilio's own, such as 20003; null where it gave none. */
  code: z.number().int().nullable(),
  message: z.string(),
  /** Where the provider explains the code. */
  moreInfo: z.string().nullable(),
});
export type ProviderError = z.infer<typeof providerError>;

export const finding = z.object({
  code: z.enum(findingCodes),
  /** What is found: a number (E.164), an address, an amount; its meaning goes with the code. */
  about: z.string().nullable(),
  /** A second thing of the same kind, such as where a number's calls go instead. */
  other: z.string().nullable(),
  error: providerError.nullable(),
});
export type Finding = z.infer<typeof finding>;

const byWhomAndWhen = z.object({ by: z.string(), at: instant });

export const goLiveStep = z.object({
  id: z.enum(goLiveStepIds),
  status: z.enum(goLiveStatuses),
  /** Empty while nobody has looked, and for those whom the account of this server does not concern. */
  findings: z.array(finding),
  /** When somebody last had it looked into. */
  checked: byWhomAndWhen.nullable(),
  /** Who says that it is so, where a person has to. */
  ticked: byWhomAndWhen.nullable(),
  /** Whether whoever asks may have it looked into, or say that it is done. */
  mayCheck: z.boolean(),
  /** Whether they may do what can be done about it. */
  mayDo: z.boolean(),
});
export type GoLiveStep = z.infer<typeof goLiveStep>;

export const goLive = z.object({
  /** `simulator`: no telephone provider is configured, and nothing here rings a real telephone. */
  source: z.enum(["simulator", "twilio"]),
  /** Whether whoever asks runs the server. */
  isOperator: z.boolean(),
  steps: z.array(goLiveStep),
});
export type GoLive = z.infer<typeof goLive>;

export const byGoLiveStep = z.object({ step: z.enum(goLiveStepIds) });

/** `check` looks; `tick` and `untick` are a person's word; `confirm` brings the code of a test email; the rest is done to the account or reaches somebody. */
export const goLiveBody = z.discriminatedUnion(
  "do",
  [
    z.object({ do: z.enum(["check", "tick", "untick", "send", "ring"]) }),
    /** `address`: where a number's calls go while this server does not answer; only `fallback` takes one. */
    z.object({ do: z.literal("set"), address: requiredText("The address is missing", 500).optional() }),
    z.object({ do: z.literal("confirm"), code: requiredText("The code is missing", 100) }),
  ],
  "Choose what is to be done",
);
export type GoLiveBody = z.output<typeof goLiveBody>;
