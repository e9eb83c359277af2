import { plural } from "#web/lib/formatting.ts";

/** `6 visits need moving` */
export const needMoving = (count: number): string =>
  `${plural(count, "visit")} ${count === 1 ? "needs" : "need"} moving`;

/** Where they are listed, each with the way to another time. */
export const displacedHref = "/appointments?status=displaced";
