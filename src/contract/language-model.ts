import { z } from "zod";

/** Who words what the assistant says, for the provider settings; no key, and no more of an address than its host. */
export const languageModelReply = z.object({
  /** Null: the built-in engine alone. */
  model: z
    .object({
      name: z.string(),
      /** `api.example.com`, `127.0.0.1:11434`. */
      server: z.string(),
      /** Whether callers' words, with names and numbers taken out, are sent to it. */
      sharesCallerWords: z.boolean(),
      /** `untried`: not asked yet since the server started; `resting`: left alone for a minute after several faults. */
      state: z.enum(["untried", "working", "failing", "resting"]),
      /** What was wrong last, as a sentence; empty when nothing was. */
      lastProblem: z.string(),
    })
    .nullable(),
});
export type LanguageModelReply = z.infer<typeof languageModelReply>;
