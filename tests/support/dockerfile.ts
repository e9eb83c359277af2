/** As much of a Dockerfile as this repository's uses, read into steps. */

export interface Stage {
  name: string;
  steps: Step[];
}
export type Step =
  | { does: "run"; command: string }
  | { does: "copy"; from: string | null; paths: string[]; to: string }
  | { does: "workdir"; path: string }
  | { does: "env"; values: Record<string, string> };

export interface Dockerfile {
  stages: Stage[];
  /** What holds for the last stage, and so for whoever runs the image. */
  user: string;
  volumes: string[];
  health: string[];
  command: string[];
}

/** Throws at an instruction that it does not know, so that none is passed over. */
export function readDockerfile(text: string): Dockerfile {
  const read: Dockerfile = { stages: [], user: "root", volumes: [], health: [], command: [] };
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n");
  for (const line of lines.filter((each) => each.trim() !== "")) readLine(read, line);
  return read;
}

function readLine(read: Dockerfile, line: string): void {
  const [instruction = "", ...words] = line.trim().split(/\s+/);
  const rest = words.join(" ");
  const steps = read.stages.at(-1)?.steps ?? [];
  switch (instruction) {
    case "FROM":
      read.stages.push({ name: words[2] ?? String(read.stages.length), steps: [] });
      return;
    case "RUN":
      return void steps.push({ does: "run", command: rest });
    case "COPY":
      return void steps.push(copyOf(words));
    case "WORKDIR":
      return void steps.push({ does: "workdir", path: rest });
    case "ENV": {
      const pairs = words.map((word) => [
        word.slice(0, word.indexOf("=")),
        word.slice(word.indexOf("=") + 1),
      ]);
      return void steps.push({ does: "env", values: Object.fromEntries(pairs) });
    }
    case "USER":
      read.user = rest;
      return;
    case "VOLUME":
      read.volumes.push(rest);
      return;
    case "HEALTHCHECK":
      read.health = JSON.parse(rest.slice(rest.indexOf("CMD ") + 4));
      return;
    case "CMD":
      read.command = JSON.parse(rest);
      return;
    case "EXPOSE":
    case "STOPSIGNAL":
      return;
    default:
      throw new Error(`Nobody here knows what ${instruction} does`);
  }
}

function copyOf(words: readonly string[]): Step {
  const [option] = words;
  const from = option?.startsWith("--from=") ? option.slice("--from=".length) : null;
  const paths = words.slice(from === null ? 0 : 1, -1);
  return { does: "copy", from, paths, to: words.at(-1) ?? "" };
}
