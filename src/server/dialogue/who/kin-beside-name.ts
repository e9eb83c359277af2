import { toUtterance } from "../words.ts";
import { isRelationWord, owningRelation, toUsualRelation } from "./relations.ts";

/** Words between a kinship and the name that it is said of: 'my wife is called Ada'. */
const reach = 3;

/**
 * Whether a kinship was said of whoever bears this first name, and not of somebody else in the same breath: in a line that holds both,
 * the nearest kinship is theirs, and only within a few words. Lines that hold the name alone, as an answer does, speak for the
 * kinship that was asked about.
 *
 * @param lines what the caller said, in order
 * @param relation as the caller called them: `wife`
 */
export function isKinOfName(lines: readonly string[], relation: string, first: string): boolean {
  const nearest = lines.flatMap((line) => nearestKin(line, first.toLowerCase()));
  const said = owningRelation(relation) ?? relation;
  return nearest.length === 0 || nearest.some(({ kin, distance }) => kin === said && distance <= reach);
}

/** Whether that kinship was said in any of these lines: of 'the missus' the usual word is 'wife'. */
export const isKinSaid = (lines: readonly string[], relation: string): boolean =>
  lines.some((line) =>
    toUtterance(line).words.some(({ word }) => {
      const kin = owningRelation(word) ?? word;
      return kin === relation || toUsualRelation(kin) === relation;
    }),
  );

/** Of two as near, that which stands before the name; none where the line holds no name or no kinship. */
function nearestKin(line: string, name: string): readonly { kin: string | null; distance: number }[] {
  const words = toUtterance(line).words.map(({ word }) => word);
  const at = words.indexOf(name);
  if (at < 0) return [];
  return words
    .flatMap((word, place) => {
      const owner = owningRelation(word);
      const kin = owner ?? (isRelationWord(word) ? word : null);
      const distance = Math.abs(place - at);
      // 'About nan's plate' owns the plate, 'my nan's Jess' names her.
      return kin === null ? [] : [{ kin: owner !== null && distance > 1 ? null : kin, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 1);
}
