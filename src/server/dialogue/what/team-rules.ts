import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";

/** People who want somebody at the clinic: word left, or a person to speak to. */

/** Swearing that only lends weight to the word after it. */
const curse =
  "bloody|fucking|fuckin|effing|damn|damned|goddamn|freaking|friggin|frigging|flaming|flipping|blasted|shitty";

export const teamRules: readonly Rule<Intent>[] = [
  {
    means: "leave_message",
    say: [
      "(leave|pass on|pass|take|give|send|leaving|relay) (a|the|him|her|them|my|you)? ..2 (message|note|messages|word)",
      "(call|ring|phone|get back to|buzz|contact|give) (me|us) (a|back|a call back|a ring back|a buzz)? (call|ring|buzz|bell)? back",
      "(call|ring|phone) (me|us) (back|later|when|on|at|after|as soon|tomorrow|today|asap)",
      "(have|get|ask) (someone|somebody|her|him|them|the dentist|doctor|the manager|reception|anyone) ..4 (to)? (call|ring|phone|get back|contact)",
      "(call back|callback|ring back|returned call|return call)",
      "(can|could) (you|someone|somebody) (please|just)? (tell|let) (the|my|doctor|him|her|them|someone|somebody|everyone|reception|your) ..3 (know|that|i|called|rang)",
      "(give) (me|us) a (call|ring|bell|buzz)",
      "(returning|missed) (a|your|the|my)? (call|missed call)",
      "(tell|let|inform) (reception|receptionist|the (receptionist|dentist|nurse|doctor|girls|team|manager|hygienist|front|practice|office)|doctor ..1|him|her|them|everyone|your (dentist|nurse|manager|receptionist)) (know|i|we|my|that|to|thanks|the|mum|dad)",
      "tell ..1 (i|we|my) (have|am|is|are|rang|called|will|need|dropped|left|said|got|was|want)",
      "(pass|pass on|relay|get) (something|a message|this|that|the message|word) (on|along|to|through)",
      "(take|jot|write) (down)? (a|this|my|the) (note|message|number|details) ..1 (down|for|please|$)",
      "(get|have|ask) ..3 to (give|ring|call|phone|buzz|text) (me|us)",
      "(return|returned|returning) (my|our|the|a|his|her|your) call",
      "pass on (that|to|my|the|a|this)",
      "(have|get|ask) (the|your|my|a|someone|somebody|doctor|reception) ..3 (email|call|ring|text|phone|contact|message) (me|us|my)",
      "(mind|please) asking (doctor|the|someone|her|him|your) ..3 to (call|ring|phone|text|email)",
      "leave (my|a|our) (number|name|details|contact|phone)",
    ],
    unless: [
      "(will|i|can|could|should|just) (i|just|will)? (call|ring|phone) (back|you)",
      "how long",
      "(tell|let) (me|us)",
    ],
  },
  {
    means: "want_person",
    say: [
      "(speak|talk|speaking|talking|chat|put me through|transfer me|pass me|connect me|get me|put me on|patch me|hand me over|switch me|through) ..2 (to|with|on to|onto) ..5 (person|human|someone|somebody|receptionist|reception|manager|operator|representative|agent|staff|dentist|doctor|people|real|else|actual|lady|girl|team|desk|supervisor|nurse|owner|accounts|individual|gym|restaurant|boss|member|assistant|rep|admin|hygienist|practice)",
      `(real|actual|human|live|living|breathing|proper|normal|${curse}) (person|human|people|being|receptionist|agent|operator|somebody|someone)`,
      "(put|transfer|pass|connect|patch|hand|switch) (me|us|this call|the call|my call) (through|over|on|to|onto|with|back)",
      `(get|give|want|need|have|is there|are there|want a|connect) (me)? (a|an|to a|with a|the|someone|to the|any)? (${curse})? (person|human|receptionist|operator|someone else|representative|agent|manager|staff member|supervisor|rep|else)`,
      "(receptionist|reception|operator|representative|agent|human|manager|front desk) (please|now)? $",
      "(a|real|actual) person (please|now)",
      "^ (a|the)? (receptionist|reception|operator|representative|agent|human|manager|person) (please|now|$)",
      "(not|do not|rather not|hate|sick of|tired of) ..4 (talk|talking|speak|speaking|talkin|share|sharing|deal|dealing|discuss) ..6 (robot|machine|computer|bot|ai|recording|machines|robots|automated|you)",
      "(have to|got to|must|stuck|forced to|made to) ..2 (talk|talking|speak|speaking|deal|dealing) (to|with) ..2 (robot|machine|computer|bot|ai|recording|machines|robots)",
      "(someone|somebody|person|anyone|anybody) ..3 (i|we|who) (can|could) (talk|speak|help) ..1",
      "(is|can|could|may) (there|i) ..2 (someone|somebody|anyone|anybody|a person) ..3 (there|speak|talk|available|help|on the line|else|in)",
      "(can|could|may) i (please|just)? (speak|talk|chat) (to|with) (doctor)? ..3",
      "(is) (the|your)? (receptionist|manager|doctor|dentist) ..2 (there|available|in|around|free)",
      "(speak|talk) (to|with) (doctor|someone|somebody|anyone)",
      "(someone|somebody) else on the (line|phone)",
      "(can not|not|do not|would not) ..3 (talk|discuss|speak) ..4 with (you|a machine)",
      "is (the|your|a|there a) ..1 (receptionist|manager|nurse|owner|boss|principal) ..2 (there|available|in|around|free|about|handy)",
      "(talk|speak|chat|speaking|talking) (to|with) (one|any) of (the|your|you)",
      "(is there|get|are there) (a|an|any|anyone|someone)? ..1 (human|humans|person|people|real) ..2 (there|around|about|available|here|please|$)",
      "(have|having) (a|a quick) (word|chat|yarn) with",
      "get me (somebody|someone|anyone|anybody|a person) (who|that|else|real)",
      "put (the|your|doctor) ..3 on (please|the phone|the line|$)",
      "(do not|not|no) (want|like) (the|a|this|to use the|talking to a|your)? ..1 (computer|machine|robot|robots|recording|ai|bot|machines)",
      "(is|are) (anyone|anybody|someone|any) (real|human) ..1",
      "(get|grab|fetch) (me)? (one of|someone from|somebody from|a member of) (the|your|staff) ..2",
    ],
    unless: [
      "(see|to see) a real",
      // 'They put me on hold for two hours' tells of somewhere else.
      "(put|puts|putting|kept|keep|left|leave|had|having|been|was) (me|us)? ..1 on hold",
      "(do not|not|no) (need|want) (you)? ..1 (to)? (transfer|put me through|speak|talk) ..3 (real|person|human)",
    ],
  },
];
