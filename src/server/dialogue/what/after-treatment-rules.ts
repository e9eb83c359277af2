import type { Rule } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";

/**
 * Pain after a treatment that was done: 'root canal on Wednesday and it still throbs'. Nobody wishes for the treatment once
 * more; whoever rings with it is seen soon.
 */

const treatment =
  "(filling|fillings|crown|crowns|(root canal)|extraction|extractions|implant|implants|bridge|veneer|veneers|braces|denture|surgery|wisdom|tooth|teeth|molar|operation|work|((scale and)? clean)|cleaning)";
const day =
  "(yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|week|weeks|fortnight|month|days|day|morning|arvo|afternoon|ago)";
const done = "(done|out|fitted|in|placed|pulled|removed|extracted|filled|drilled|fixed|cemented|finished)";
const hurts =
  "(hurts|hurting|aches|aching|ached|throbs|throbbing|killing|painful|agony|sore|pain|bothering|(playing up)|(giving (me|him|her) (grief|trouble|hell|curry|strife))|((can not|cannot|not) (bite|chew)))";
const since = "(and|but|now|still|since|ever)";

export const afterTreatmentRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "severe_pain",
    say: [
      `(had|got|did|put|pulled|took|taken|gave|redid|removed|extracted|fitted) ..6 ${treatment} ..8 ${since} ..6 ${hurts}`,
      `${treatment} ..4 ${day} ..1 ${since} ..6 ${hurts}`,
      `${treatment} (was|is|got)? ..1 ${done} ..5 ${since} ..6 ${hurts}`,
      `(since|after|from) ..3 ${treatment} ..6 ${hurts}`,
      `${hurts} ..4 (since|after|from) ..5 ${treatment}`,
      `${treatment} (that)? (you|they|he|she|dentist) ..1 (did|put|filled|fitted|pulled|crowned|fixed|drilled|made) ..5 (is|has|are|still|keeps|it) ..4 ${hurts}`,
      `${hurts} ..5 (you|he|she|they|dentist) (did|put|filled|fitted|pulled|crowned|fixed|drilled)`,
    ],
    unless: [
      "(a bit|bit|little|slightly|slight|mild|mildly|tender|minor|sometimes|hardly|barely) ..3",
      "(no|not|without|never|nothing|any) ..3 (hurt|hurts|hurting|pain|painful|sore|ache|aches|aching)",
      // What is asked of a treatment, done or to come.
      "(is|are|was) (it|that|this|they) ..2 (normal|usual|okay|alright|common|expected)",
      "(does|do|will|would|should|can|could|might|how long) ..6 (hurt|hurts|hurting|pain|painful|sore|ache|throb|aching|throbbing)",
      "how (long|much|painful|sore|bad)",
      "(if|when|in case) (it|the|i|they) ..6 (hurt|hurts|hurting|sore|painful|pain)",
      `(want|wants|need|needs|like|book|getting|due|having|booked|before|for) ..4 ${treatment}`,
      "(year|years) ..1 (ago|back)",
      "(work|works|worked|working) (as|at|for|from|on|all|with)",
    ],
  },
];
