import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/** What somebody in despair may use, or where they are: told beside it, or in answer to it, it is at hand. */
type Means = "thing" | "place";

const high =
  "(bridge|cliff|cliffs|ledge|edge|roof|rooftop|balcony|overpass|lookout|tower|platform|tracks|track|rails|railway|train line|train tracks|train station|railway line|level crossing|headland|gap|west gate|harbour bridge|gorge|quarry|dam|pier|jetty)";
export const findMeans = toFinder<Means>([
  {
    means: "thing",
    say: [
      "(gun|guns|rifle|rifles|shotgun|pistol|ammo|rope|noose|razor|razors)",
      "(pills|tablets|meds|insulin|knife|knives|endone|valium|panadol|temazepam) ..6 (here|ready|saved|enough|hand|beside|front|lap|table|bench|all)",
      "(all|packet|packets|box|bottle|handful|whole|stash|counted|saved|pile) ..4 (pills|tablets|meds|endone|valium|panadol|temazepam)",
    ],
    unless: [
      "(no|not|never|without) ..3 (gun|guns|rifle|rope|pills|tablets)",
      "razor sharp",
      "last (week|month|year)",
      "(days|weeks|months|years) ago",
      "(nail|glue|staple) gun",
    ],
  },
  {
    means: "place",
    say: [
      `(on|at|near|off|by|up|from|over|under|to|beside|above) ..2 ${high}`,
      `(is|am) ..1 (a|the) ..1 ${high}`,
      `(standing|sitting|parked|waiting|walking) ..4 ${high}`,
      "(jump|jumping|step|stepping) (off|in front)",
    ],
    unless: [
      `(not|no|never|nowhere) ..3 ${high}`,
      "(my|the|a|dental|new) bridge ..3 (fell|came|loose|broke|cracked|appointment|visit|fitted|work)",
      "on the edge of (my|the) (seat|tooth)",
      "(track|tracks) ..1 (of|record)",
    ],
  },
]);

/** Of use only to whoever is in despair: by itself it tells of nothing. */
export function readMeans(parts: readonly Utterance[]): readonly Found[] {
  return parts.flatMap((part) => {
    const [first] = findMeans(part);
    if (!first) return [];
    const { span } = heardBetween(part, first.from, first.to);
    return [{ act: { kind: "means", of: first.value } as const, span, certainty: sure }];
  });
}
