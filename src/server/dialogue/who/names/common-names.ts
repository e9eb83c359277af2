/** First names heard often in Australia. They only raise certainty and split spelled names; names beyond them are read as well. */
export const commonFirstNames: ReadonlySet<string> = new Set(
  `
  aaron abdul abigail adam adrian ahmad ahmed aidan aisha alan albert alex alexander alexandra alfie alfred
  ali alice alicia alison allan amanda amber amelia amir amit amy ana andre andrea andrew angela angus anh
  anil anita anna anne annette annie anthony antonio anya aoife archie aria arjun aroha arthur arun asha
  ashley audrey ava ayesha ayla barbara barry beatrice belinda ben benjamin bernard beryl beth bethan bethany
  beverley beverly bill billy bob bonnie brad bradley brandon brenda brendan brett brian bridget bronte
  bronwyn bruce bryan caitlin callum cameron carl carla carlos carmen carol caroline carolyn catherine cathy
  charles charlie charlotte chelsea chen cheryl chiara chloe chris christian christina christine christopher
  claire clare colin connor courtney craig crystal cynthia daniel daniela danny darcy darren darryl dave david
  dawn dean debbie deborah declan deepa deepak denise dennis derek diana diane dimitri dimitrios dominic don
  donald donna doris dorothy douglas duncan dylan edna edward eileen elaine eleanor elena eleni eli elijah
  elizabeth ella ellen ellie elsie emily emma eoin eric erin ethan eva evan evelyn faith farah fatima felicity
  felix finn fiona florence frances francesca francesco francis frank fred frederick freya gabriel gail gareth
  gary gavin gemma geoff geoffrey george georgia georgina gerald geraldine giorgio giovanni giulia glenda
  glenn glenys gordon grace graeme graham grant greg gregory gwen hamed hamish hannah harper harriet harrison
  harry harvey hassan hayley heather heidi helen henry holly howard hudson hugh hugo hui hussein ian ibrahim
  imogen irene isaac isabel isabella isla ivan jack jackie jackson jacob jacqueline jade jake james jamie jan
  jane janet janice jasmine jason jaxon jay jayden jean jeff jeffrey jemma jennifer jenny jeremy jess jesse
  jessica jill jim jing jo joan joanna joanne joe joel john jonathan jordan jose joseph josephine josh joshua
  joyce juan judith judy julia julian julie june justin kamala karen karl kate katerina katherine kathleen
  kathryn kathy katie kayla keith kelly ken kenneth kerry kevin khaled khalid khanh kieran kim kimberley
  kimberly kirsty kumar kwame kyle kylie lachie lachlan lakshmi lara laura lauren lawrence leah leanne lee leo
  leonard leslie levi lewis liam lily linda lindsay ling linh lisa liz logan lorenzo lorna lorraine louis
  louise luca lucas lucy luis luke lydia lynda lynn lynne mackenzie madeleine madison maeve malcolm marco
  marcus margaret maria marie marilyn mario marion mark marlene martin mary maryam mason mateo matilda matt
  matteo matthew maureen mavis max maxine maya megan mehmet mei melanie melissa mia michael michelle miguel
  mike mila milly ming minh mohamed mohammad mohammed molly monica muhammad muhammed nadia naomi natalie
  natasha nathan ned neil neville ngaire ngozi nguyen niamh nicholas nick nicola nicole nigel nikos nina noah
  noel norma norman olga oliver olivia omar orla oscar owen paige pamela patricia patrick paul paula pauline
  peggy penelope penny peter phil philip phillip phoebe phuong polly pooja poppy priya rachael rachel raelene
  rahul raj rajesh ralph ramesh ravi raymond rebecca rhonda rhys richard rita rob robbie robert roberta robin
  robyn roger ronald rosa rose rosemary rosie ross roy ruby russell ruth ryan sally sam samantha samuel sandra
  sanjay saoirse sara sarah scarlett scott sean sebastian shane shannon sharon shaun shawn sheila shirley
  simon sinead siobhan sofia sonia sophia sophie spiros stacey stanley stavros stella stephanie stephen steve
  steven stewart stuart sue sunita suresh susan suzanne sylvia tahlia tamara tane tanya tara tariq taylor
  tegan teresa terry theo theresa thomas thuy tilly tim timothy tina toby todd tom tony tracey tracy trang
  trevor tuan tyler valerie vanessa vera victor victoria vikram vincent violet vivian walid walter warren
  warwick wayne wei wendy will william willow wiremu xavier yan yasmin yuki yusra yusuf yvonne zac zachary
  zainab zara zoe
`
    .trim()
    .split(/\s+/),
);
