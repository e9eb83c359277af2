import pino, { type DestinationStream, type Logger } from "pino";

/** Names, codes and places of an error: enough to find the fault, nothing of whom it happened to. */
interface ErrorInLog {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorInLog;
}

/** The program's log. Nothing of a patient reaches it, also not by way of an error's text. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    { level, redact: ["req.headers.authorization"], serializers: { err: errorInLog, error: errorInLog } },
    destination,
  );
}

/**
 * Drizzle writes a failed statement's values into its error's text, and PostgreSQL the value it could not read
 * (`invalid input syntax for type uuid: "…"`) and the row it refused (`detail`); those parts stay out.
 */
function errorInLog(error: unknown): ErrorInLog {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const holdsValue = typeof code === "string" && /^22/.test(code);
  const [statement = ""] = error.message.split("\nparams:");
  return {
    type: error.constructor.name,
    message: holdsValue ? "a value was refused" : statement,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: errorInLog(error.cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
const placesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
