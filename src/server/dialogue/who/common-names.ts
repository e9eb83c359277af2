/** First names heard often in Australia. They only raise certainty and split spelled names; names beyond them are read as well. */
export const commonFirstNames: ReadonlySet<string> = new Set(
  `
  aaron abdul abigail adam adrian ahmed aidan aisha alan albert alex alexander alexandra alfie ali alice
  alicia alison allan amanda amber amelia amir amy ana andre andrea andrew angela angus anh anita anna
  anne annette annie anthony antonio anya archie aria arjun arthur asha ashley ava ayesha barbara barry
  beatrice belinda ben benjamin bernard beth bethan bethany beverley bill billy bob bonnie brad bradley
  brandon brenda brendan brett brian bridget bronwyn bruce bryan caitlin callum cameron carl carla
  carlos carmen carol caroline carolyn catherine cathy charles charlie charlotte chelsea chen chloe
  chris christian christina christine christopher claire clare colin connor courtney craig crystal
  cynthia daniel daniela danny darren dave david dawn dean debbie deborah declan deepak denise dennis
  derek diana diane dimitri dominic don donald donna dorothy douglas duncan dylan edward eileen elaine
  eleanor elena eli elijah elizabeth ella ellen ellie emily emma eric erin ethan eva evan evelyn faith
  farah fatima felicity felix finn fiona florence frances francesca francis frank fred frederick gabriel
  gareth gary gavin gemma geoff geoffrey george georgia georgina gerald geraldine giovanni glenn gordon
  grace graeme graham grant greg gregory hamish hannah harriet harry harvey hassan hayley heather heidi
  helen henry holly howard hugh hugo ian ibrahim imogen irene isaac isabel isabella isla ivan jack
  jackie jackson jacob jacqueline jade jake james jamie jan jane janet janice jasmine jason jay jean
  jeff jeffrey jemma jennifer jenny jeremy jess jesse jessica jill jim jing jo joan joanna joanne joe
  joel john jonathan jordan jose joseph josephine josh joshua joyce juan judith judy julia julian julie
  june justin karen karl kate katherine kathleen kathryn kathy katie kayla keith kelly ken kenneth kerry
  kevin khalid kieran kim kimberley kimberly kirsty kyle lachlan lara laura lauren lawrence leah leanne
  lee leo leonard leslie lewis liam lily linda lindsay ling lisa liz logan lorraine louis louise luca
  lucas lucy luis luke lydia lynda lynn lynne mackenzie madeleine madison malcolm marcus margaret maria
  marie marilyn mario marion mark martin mary mason mateo matt matthew maureen max maya megan mei
  melanie melissa mia michael michelle miguel mike mila minh mohamed mohammad mohammed monica muhammad
  nadia naomi natalie natasha nathan neil nguyen nicholas nick nicola nicole nigel nina noah noel norma
  norman olga oliver olivia oscar owen paige pamela patricia patrick paul paula pauline peggy penelope
  penny peter phil philip phillip phoebe poppy priya rachael rachel raj rajesh ralph ravi raymond
  rebecca rhys richard rita rob robert roberta robin robyn roger ronald rosa rose rosemary rosie ross
  roy ruby russell ruth ryan sally sam samantha samuel sandra sara sarah scarlett scott sean sebastian
  shane shannon sharon shaun shawn sheila shirley simon siobhan sofia sonia sophia sophie stacey stanley
  stella stephanie stephen steve steven stewart stuart sue susan suzanne sylvia tahlia tamara tanya tara
  taylor teresa terry theresa thomas tim timothy tina toby todd tom tony tracey tracy trevor tyler
  valerie vanessa vera victor victoria vincent violet vivian walter wayne wei wendy will william xavier
  yan yasmin yuki yusuf yvonne zac zachary zara zoe
`
    .trim()
    .split(/\s+/),
);
