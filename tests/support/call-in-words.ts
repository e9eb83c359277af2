import { builtIn } from "#server/dialogue/talk.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "./ledger-call.ts";

export interface CallInWords extends LedgerCall {
  /** Says each of these lines; gives back what was answered to the last. */
  hears(...lines: readonly string[]): Promise<string>;
  /** Patient, day and time of each visit that stands. */
  stands(): readonly string[];
}

/** A call whose utterances are words as a recogniser writes them, heard and answered by the built-in stages on the real tools. */
export async function callInWords(options: CallOptions = {}): Promise<CallInWords> {
  const call = await ledgerCall(builtIn, options);
  return Object.assign(call, {
    hears: async (...lines: readonly string[]) => {
      let said = "";
      for (const text of lines) {
        const effects = await call.send({ type: "heard", text });
        said = effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");
      }
      return said;
    },
    stands: () => call.book.standing().map(({ patientName, date, time }) => `${patientName} ${date} ${time}`),
  });
}
