/** Of one reply a courtesy is said once: the second "No worries" in a breath is nobody's way of speaking. */

interface Said {
  text: string;
}

/** Words that open a sentence for kindness' sake alone, without what ends them. */
const openings = [
  ...["No worries", "Sure thing", "Sure", "Of course", "Lovely", "Great, thanks", "Great", "Perfect"],
  ...["All right", "Right, thanks", "Right", "Okay, thanks", "Okay"],
] as const;

const openingOf = (text: string): string | undefined =>
  openings.find((opening) => text.startsWith(`${opening}, `) || text.startsWith(`${opening}.`));

/** What is left of a sentence without its opening; empty where it was nothing else. */
function withoutOpening(text: string, opening: string): string {
  const [first = "", ...rest] = text.slice(opening.length + ", ".length).trimStart();
  return first.toUpperCase() + rest.join("");
}

/** The sentences of one reply, in their order, behind what it said before; none is left out that says more than a courtesy. */
export function courtesyOnce<One extends Said>(all: readonly One[], soFar: string): readonly One[] {
  const courteous = all.findIndex(({ text }) => openingOf(text) !== undefined);
  const isCourteous = openingOf(soFar) !== undefined;
  return all.map((one, at): One => {
    const opening = isCourteous || at > courteous ? openingOf(one.text) : undefined;
    return opening === undefined ? one : { ...one, text: withoutOpening(one.text, opening) };
  });
}
