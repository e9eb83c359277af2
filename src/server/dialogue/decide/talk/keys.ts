import { toE164 } from "#kernel/phone-numbers.ts";
import type { Act, Heard } from "../../hear/acts/acts.ts";
import type { Ledger } from "../ledger.ts";

/** A key of the telephone as what it stands for at this point; null where it only adds to a number. */
export function keyAsHeard(ledger: Ledger, key: string): Heard | null {
  const acts = meaningOf(ledger, key);
  if (acts === null) return null;
  const said = { clause: 0, words: "", certainty: 1 };
  return { text: "", clauses: [{ words: "", span: [0, 0] }], acts: acts.map((act) => ({ ...said, ...act })) };
}

type Meaning = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, "clause" | "words" | "certainty">
    : never
  : never;

function meaningOf(ledger: Ledger, key: string): readonly Meaning[] | null {
  const { asked } = ledger;
  const isNumber = asked?.ask === "phone" || ledger.digits !== "";
  if (isNumber) return digitsOf(ledger, key);
  if (key === "0") return [{ kind: "want", wish: "person" }];
  if (key === "*") return [{ kind: "repeat" }];
  switch (asked?.ask) {
    case "is_it_you":
      return [{ kind: "picked_up", who: key === "1" ? "them" : "somebody_else" }];
    case "offer":
      return key === "9"
        ? [{ kind: "other" }]
        : pick(
            asked.times.map(({ date, time }) => `${date}T${time}`),
            key,
          );
    case "which_visit":
      return pick(
        asked.visits.map(({ appointmentId }) => appointmentId),
        key,
      );
    case "how_can_i_help":
      return wishes[key] ?? [{ kind: "explain" }];
    case "treatment":
      return treatments[key] ?? [{ kind: "explain" }];
    case "surname":
    case "first_name":
      return key === "#" ? [{ kind: "no" }] : [{ kind: "explain" }];
    default:
      return key === "1" ? [{ kind: "yes" }] : key === "2" ? [{ kind: "no" }] : [{ kind: "explain" }];
  }
}

const wishes: Readonly<Record<string, readonly Meaning[]>> = {
  "1": [{ kind: "want", wish: "book" }],
  "2": [{ kind: "want", wish: "move" }],
  "3": [{ kind: "want", wish: "cancel" }],
  "4": [{ kind: "want", wish: "message" }],
};

const treatment = (type: Extract<Meaning, { kind: "treatment" }>["treatment"]): readonly Meaning[] => [
  { kind: "treatment", treatment: type, named: null, reason: type, isUnsure: false },
];
const treatments: Readonly<Record<string, readonly Meaning[]>> = {
  "1": treatment("General Consultation"),
  "2": treatment("Teeth Cleaning"),
  "3": treatment("Emergency Visit"),
};

function pick(ids: readonly string[], key: string): readonly Meaning[] {
  const candidate = ids[Number(key) - 1];
  return candidate === undefined ? [{ kind: "explain" }] : [{ kind: "pick", candidate }];
}

/** A whole Australian number is taken at its last digit; '#' ends any other, '*' begins again. */
function digitsOf({ digits }: Ledger, key: string): readonly Meaning[] {
  if (key === "*") return [{ kind: "digits", digits: "" }];
  const together = key === "#" ? digits : digits + key;
  const isWhole = key === "#" || together.length >= 10;
  const phone = isWhole ? toE164(together) : null;
  if (phone !== null) return [{ kind: "phone", phone, isOwnLine: false, isUnsure: false }];
  return key === "#" ? [{ kind: "explain" }] : [{ kind: "digits", digits: together }];
}
