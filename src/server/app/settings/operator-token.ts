import { randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How the commands of whoever may read the data folder reach the server that holds it. */
export interface OperatorDoor {
  url: string;
  token: string;
}

const fileIn = (dataFolder: string): string => join(dataFolder, "operator.json");

export const newOperatorToken = (): string => randomBytes(32).toString("base64url");

/** Whoever can read this file can read the database beside it as well, so it gives nobody anything new. */
export async function leaveDoor(dataFolder: string, door: OperatorDoor): Promise<void> {
  await rm(fileIn(dataFolder), { force: true });
  await writeFile(fileIn(dataFolder), JSON.stringify(door), { mode: 0o600, flag: "wx" });
}

/** Null where no server has left one. */
export async function findDoor(dataFolder: string): Promise<OperatorDoor | null> {
  try {
    return JSON.parse(await readFile(fileIn(dataFolder), "utf8")) as OperatorDoor;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
