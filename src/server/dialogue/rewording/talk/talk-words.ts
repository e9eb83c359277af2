import { words } from "../vocabulary.ts";

/**
 * The closed vocabulary of talk. Whoever adds a word asks: in a sentence made only of these and of padding, can it ever be a promise, a price, a
 * time, advice, a yes or a no, or tell what is wrong with somebody?
 */

/** Feelings, and what calls them forth. */
const joy = `
  fun funny laugh giggle hilarious cheeky joke sweet cute gorgeous adorable brave proud precious special
  lovely nice wonderful great brilliant fantastic amazing marvellous beautiful excellent perfect super delightful
  happy glad pleased excited exciting relieved relief grateful joy treat cheers congratulations news milestone
`;
const feelings = `
  pain painful sore ache aches aching toothache toothaches hurt hurts hurting ouch uncomfortable unpleasant
  awful rough rotten horrible terrible miserable tough hard stressful worrying frustrating annoying nasty tricky dreadful ghastly wretched
  nervous anxious worried scary scared frightening nerves daunting overwhelming upset upsetting flustered sad lonely embarrassing
  tired tiring exhausted exhausting sleepless hectic busy crazy wild mad rushed flat
  shame pity nuisance bother hassle mess luck unlucky timing
  understand understandable imagine sympathise gosh goodness wow dear sorry thanks thank sympathy heart
  ${joy}
`;
export const joyful = words(joy);
export const tone = words(feelings);

export const ofTalk = words(`
  ${feelings}
  poor love darling mate little one ones thing things everybody everyone nobody people folks many lot lots bit both half
  sound sounds sounded feel feels feeling felt must been being hear heard say said seem seems call
  much really so very too such quite rather pretty totally completely absolutely truly honestly certainly exactly
  when what how why where ever always often still even same way like
  makes make notice he she him his her their life day days week weekend night morning afternoon evening moment today name
`);

/** Of what ails somebody. */
const ailments = `
  tooth teeth toothache gum gums filling fillings crown veneer bridge denture dentures brace braces wisdom molar jaw smile mouth
  chipped broken cracked loose wobbly sore lost throbbing
`;
export const ailing = words(ailments);

/** Things, people and goings-on that may be spoken of once the caller did: none is what a clinic does, owes, charges or prescribes. */
export const onlyIfSaid = words(`
  mum mother dad father son daughter boy girl kid kids child children baby toddler teenager wife husband partner brother sister family
  nan nanna grandkids grandchildren niece nephew cousin aunt uncle grandma grandpa pop grandson granddaughter friend friends boss neighbour mate twins
  dog dogs cat cats puppy horse
  wedding birthday party holiday holidays trip travel travelling flight interview exam exams graduation school uni kindy daycare work job shift
  shifts meeting traffic train bus rain storm heat hot cold weather summer winter footy soccer netball cricket game bike fall accident move
  moving house
  morning mornings afternoon afternoons arvo evening evenings lunchtime lunch weekend weekends early earlier late later
  monday tuesday wednesday thursday friday saturday sunday
  needles drill drills flu rain storm
  ${ailments}
`);

/** Padding that tells what somebody knows, has, can or does: next to facts it adds nothing, alone it states. */
export const stating = words(`
  know tell say offer give do does did can could get got have has had may might should help helping
  suit suits suited work works working fit fits best better good well
`);
