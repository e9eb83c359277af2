import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";
import { you } from "./clinic-words.ts";

/** Questions about when the clinic is open, where it is, and where the car goes. */

const day =
  "today|tomorrow|tonight|now|weekend|weekends|saturday|saturdays|sunday|sundays|monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|holidays|holiday|christmas|easter|evenings|late|lunch|lunchtime|early|morning|mornings|afternoon|afternoons|week|weekdays|daily|night|nights";
const vehicle = "car|ute|van|bike|motorbike|truck|vehicle|scooter|trailer|caravan|wheels";

export const placeRules: readonly Rule<Intent>[] = [
  {
    means: "ask_hours",
    say: [
      `(are|will) (you|yous|they|we) ..3 (open|closed|opened)`,
      `(when|what time|what hours|which days|what days|how late|how early|until when|till when|what times) ..4 (open|opens|opening|close|closes|closing|shut|shuts|finish|start)`,
      `(opening|business|trading|office|working|closing|operating|clinic|practice|surgery) (hours|times|time|hour)`,
      `(what|your|the|know|tell me) ..3 (are)? (your|the|clinic)? hours`,
      `(do|does) (${you}) ..3 (open|close|shut|work|operate) ..3 (${day})`,
      `(you|clinic|practice|place|surgery|office) ..2 (open|closed) ..3 (${day})`,
      "(is) ..4 (clinic|practice|office|surgery|reception|place|branch) ..2 (open|closed)",
      `(open|closed) ..2 (on|till|until|at|this|over|during)? (${day})`,
      "hours of operation|business|opening",
      "what time do (you|yous|they) (open|close|shut|start|finish|knock)",
      "^ ..2 (until|till) when",
      "what time ..3 (knock off|lock up|go home|start|finish)",
      "(is|will) (anyone|anybody|someone|somebody|there) (be)? (anyone|someone|there|in|around) ..2 (after|before|at|till|past|until|on|over)",
      "(when|what time) ..2 (knock off|shut|shut up shop)",
      "(are|will|is) (you|yous|they|anyone|anybody) (guys)? (be)? (there|in|around|working) (on|after|before|until|till|over|today|tomorrow|late|this)",
      "(do|does) (you|yous|they) (guys)? ..1 (late nights|late night|weekends|saturdays|sundays|evenings|early mornings|after hours|public holidays)",
      `(do|does|will) (${you}) (open|close|shut) ..1 (before|after|at|on|over|during|for|early|late)`,
      "(clinic|place|surgery|practice|office|you|yous) ..1 (shut|open|closed) (over|during|for|on|at|before|after|this|next) ..2",
      "^ ..2 (you|yous|you guys) (still)? open (now|still|yet|today|tomorrow|then)? $",
      "(weekend|saturday|sunday|evening|late|holiday|after hours|easter|christmas) (hours|opening|openings)",
      "how late (are|do|does|can|is|will) ..3",
      "what days ..1 (you|yous|the clinic|the practice)",
      "what time (is|does) ..1 (closing|opening|close|open)",
    ],
    unless: [
      "open|keep (an|my|your|his|her) (account|mouth)",
      "(got|anything|something|spot|slot|times|availability) ..2 open",
      "time (is|that is)? open",
    ],
  },
  {
    means: "ask_address",
    say: [
      "(where) (is|are|abouts|about|exactly) ..3 (you|clinic|practice|located|surgery|office|based|situated|place|yous)",
      "whereabouts|wheres (are|is)? ..2 (you|clinic|practice|it|located)?",
      "where (you|yous|you guys|the clinic|the practice|your clinic) (are|is) (located|based|at|please|$)",
      "where ..2 (you|clinic|practice|surgery) ..2 (located|based|situated|at)",
      "(what|your|the|clinic|have|get|tell|give|know|remind) ..4 (address|location|street|suburb)",
      "(how) ..3 (get|find|come) (to|there|you|the) ..2 (clinic|you|practice|surgery|there|from)?",
      "(directions|map) (to|for)? ..2 (clinic|you|practice|there|place)?",
      "(which|what) (suburb|street|floor|level|building|address) ..3",
      "(near|close to|next to) ..3 (train|station|bus|tram|stop|shopping)",
      "(is there) ..3 (train|bus|tram|station) ..3 (near|close)",
      "(is|are) (that|it|this|you|the clinic|the practice|your clinic) (guys)? ..1 (near|nearby|close to|next to|next door|opposite|across|beside|behind|above|around the corner|in the) ..3",
      "(are|is) (you|it|that) the (one|place|clinic) ..1 (near|next|opposite|across|beside|behind|above|in|on|with|by)",
      "(looking for|trying to find|can not find|can not see|unable to find|trouble finding|can not locate|lost trying to find) (you|your|the) (building|clinic|office|place|entrance|practice|guys|surgery|$)",
      "(closest|nearest) ..1 (train|station|tram|bus|stop|landmark|intersection|corner)",
      "(what|which) (tram|bus|train|ferry|exit|line) ..5 (catch|take|get|goes|go|stops|stop)",
      "where ..1 (do|should) i (go|come|head) (to|for|in|$)",
      "^ ..2 address (please|again|thanks)? $",
      "(best|quickest|easiest|fastest|simplest) way (to|from|there|in|of getting)",
      "(are|is) (you|the clinic|it|the practice|the surgery) (on|in|at|near|inside|above|upstairs|next|opposite) ..4 (corner|street|road|centre|center|mall|plaza|floor|building|shops|village|arcade)",
      "(another|more than one|other|two|different) (location|locations|clinic|clinics|branch|branches|site|sites)",
      "(are|is) (you|the clinic|it) still (on|in|at|near) ..2",
      "how far (are|is|away|from) ..4",
    ],
    unless: [
      "my ..1 (email|address|mail)",
      "email|mail",
      "(my|change|update|new|moved) ..2 address",
      "address is",
      "park ..4 street",
      "^ ..3 (my|new) address",
    ],
  },
  {
    means: "ask_parking",
    say: [
      "parking|carpark|carspace|carspaces",
      "(where|can|could|do) ..3 (i|we|you) ..2 park",
      "(car|disabled) (park|spot|space|spots|spaces)",
      "(park) (my|the|a) car",
      `where ..4 (leave|put|stick|chuck|dump|store) (the|my|our|a) (${vehicle})`,
      "(pay|have|need|free|easy|hard|cost|able|place|somewhere|anywhere|where|room|spots|spot|possible|allowed|safe) ..3 to park",
      "(disabled|accessible|street|free|onsite|visitor|undercover) (parking|park|parks|spot|spots|space|spaces|bay|bays)",
      "(get|find|any|are there|is there) (a|any|some) (park|parks) (near|nearby|out|close|around|there|on|at|in|$)",
      "how long (can|may) (i|you|we|people) park",
      `(anywhere|somewhere|place|where|spot|room|safe) ..4 (leave|put|keep|chain|lock) ..2 (${vehicle})`,
      "drop off (spot|zone|point|area|bay|place)",
      "(validate|validated|ticketed|metered) parking",
      "(coins|change|pay|time limit) ..2 (meter|meters|parking)",
    ],
    unless: [
      "parking (fine|ticket)",
      "(not|could not|no|looking for|find|finding|trouble) ..3 (find)? ..2 (parking|a park) ..3 (late|so)",
    ],
  },
];
