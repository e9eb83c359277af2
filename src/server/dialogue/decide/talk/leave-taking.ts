import type { ActKind, Heard } from "../../hear/acts/acts.ts";
import { saysGoodbye } from "./goodbye.ts";

/**
 * Whether what was said lets the assistant end the call: a goodbye, 'that's all', or nothing but what people say on their way out. Whoever
 * has told, asked or wished something is answered, whatever it was taken for.
 */
export const takesLeave = ({ acts }: Pick<Heard, "acts">): boolean =>
  saysGoodbye({ acts }) ||
  acts.every(({ kind }) => partings.has(kind)) ||
  (acts.some(({ kind }) => kind === "that_is_all") && !acts.some(({ kind }) => toldOf.has(kind)));

const partings: ReadonlySet<ActKind> = new Set([
  ...([
    "bye",
    "thanks",
    "no",
    "yes",
    "that_is_all",
    "acknowledged",
    "chat",
    "greet",
    "noise",
    "drop",
    "keep",
  ] as const),
  // 'Oh, sorry, wrong number'
  ...(["wrong_number", "soothed"] as const),
] as readonly ActKind[]);
const toldOf: ReadonlySet<ActKind> = new Set([
  ...(["want", "ask", "sad", "dead", "complaint", "health", "danger", "for_us", "name"] as const),
]);
