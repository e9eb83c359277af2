/** A command was asked for something that it does not know: the shell's programs end with 2 then. */
export class MisuseError extends Error {
  constructor(what: string, usage: string) {
    super(`${what}\n\n${usage}`);
  }
}

/** Node's own `parseArgs` throws where a flag is not known or a value is missing: to be told with how the command is used. */
export function readAsked<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new MisuseError(error instanceof Error ? error.message : String(error), usage);
  }
}

export const exitCodeOf = (error: unknown): number => (error instanceof MisuseError ? 2 : 1);
