import { z } from "zod";

/** What a new clinic does first, in the order in which it makes sense. */
export const firstStepIds = ["clinic", "people", "ring", "callers", "number", "invite"] as const;
export type FirstStepId = (typeof firstStepIds)[number];

export const firstSteps = z.object({
  steps: z.array(z.object({ id: z.enum(firstStepIds), isDone: z.boolean() })),
  /** The clinic has said that it wants to see them no more. */
  isHidden: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const hideFirstStepsBody = z.object({ isHidden: z.boolean() });
