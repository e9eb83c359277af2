/** Everyday forms of first names that do not simply begin like the whole name. */
const forms = [
  "abigail abby",
  "alan allan al",
  "albert bert al",
  "alexander alexandra sandy lex sasha xander",
  "andrew andy drew",
  "anthony antonio tony",
  "barbara barb barbie babs",
  "barry baz bazza",
  "bernadette bernie detta",
  "beverley beverly bev",
  "catherine katherine kathryn kate katie kathy cathy kath kit kitty",
  "charles charlie chuck",
  "christine christina chris tina chrissy",
  "christopher chris kit",
  "daniel danny",
  "david dave davey davo",
  "deborah debra debbie deb",
  "diane diana dianne di",
  "dorothy dot dottie dotty",
  "edward ed eddie ted ned",
  "eleanor ellie nell nellie",
  "elizabeth liz lizzie beth betty eliza libby lizbeth bess",
  "frances francis fran frank frankie",
  "gary gaz gazza",
  "geoffrey jeffrey geoff jeff",
  "gerald gerard gerry jerry",
  "harold henry harry hal",
  "harrison harry",
  "helen nell nellie",
  "isabella isabel bella izzy belle",
  "jacqueline jackie jacqui",
  "james jim jimmy jamie",
  "jennifer jenny",
  "joanne joanna josephine jo josie",
  "john jack johnny jackson",
  "joseph joe joey",
  "judith judy",
  "lachlan lachie",
  "lawrence laurence larry laurie",
  "leonard len lenny",
  "lesley leslie les",
  "margaret maggie meg peggy marg molly margie",
  "mary molly polly",
  "maureen mo",
  "michael mick mike mickey",
  "michelle rochelle shelly shell",
  "nathaniel nate nat nathan",
  "nicholas nicolas nick nicky",
  "oliver ollie",
  "patricia pat trish tricia patty trisha",
  "patrick pat paddy",
  "penelope penny",
  "phillip philip phil pip",
  "rebecca becky bec",
  "richard rick ricky dick",
  "robert rob bob robbie bobby bert",
  "ronald ron ronnie",
  "samuel samantha sam sammy",
  "sarah sally sadie",
  "sharon shaz shazza",
  "stephen steven steve",
  "susan suzanne susanna sue susie suzie",
  "terence terrance terry",
  "theodore theo ted teddy",
  "theresa teresa terri tess",
  "thomas tom tommy",
  "timothy tim timmy",
  "victoria vicky tori",
  "vincent vin vinnie vince",
  "violet vi",
  "walter wal wally",
  "warren wazza wozza",
  "william will bill billy liam",
].map((line) => line.split(" "));
const fewestLetters = 3;

/**
 * Whether two first names can be the same person's: 'Tom' and 'Thomas', 'Bev' and 'Beverley'. The one table by which a name is
 * held against a visit, wherever that is done.
 */
export function isSameFirstName(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || (short.length >= fewestLetters && long.startsWith(short))) return true;
  return forms.some((family) => family.includes(a) && family.includes(b));
}

/** 'Peggy' of a Margaret: the whole names stand before their forms. */
export const isListedForm = (form: string, whole: string): boolean =>
  forms.some((family) => family.includes(whole) && family.indexOf(form) > family.indexOf(whole));

/** First name and, as far as both are known, the last one: 'Bev Oates' and 'Beverley Oates', 'Leo' and 'Leo Hart'. */
export function mayBeSameName(patientName: string, name: { first: string; last: string | null }): boolean {
  const words = patientName.toLowerCase().split(" ");
  const last = name.last?.toLowerCase();
  return (
    isSameFirstName(words[0] ?? "", name.first) &&
    (last === undefined || words.length < 2 || ` ${patientName.toLowerCase()}`.endsWith(` ${last}`))
  );
}
