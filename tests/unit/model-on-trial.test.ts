import { expect, test } from "vitest";
import { verifyProposal } from "#server/dialogue/hear/proposed/verify-proposal.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { hearingQuestion, proposalIn } from "#server/model/hearing.ts";
import { cannedTurns } from "#server/model/trial/turns.ts";
import { rightActs } from "../support/model-on-trial.ts";

test.each(cannedTurns.map((turn) => [turn.title, turn] as const))(
  "what a model is tested for is what the engine would take from it: %s [CALL-6]",
  (_title, { heard, before, context: light }) => {
    const { idOf } = hearingQuestion({ heard, before, context: light, hide: (text) => text });
    const proposal = proposalIn(JSON.stringify({ acts: rightActs(heard) }), idOf, (words) => words);
    const { proposed, standing } = verifyProposal(proposal ?? { acts: [] }, {
      utterance: toUtterance(heard),
      clauses: [{ span: [0, heard.length], words: heard }],
      prompt: light.prompt,
      candidates: light.candidates,
    });
    expect([proposal?.acts.length, proposed, standing]).toEqual(Array(3).fill(rightActs(heard).length));
  },
);
