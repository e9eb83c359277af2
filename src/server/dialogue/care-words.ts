/** What a tooth, somebody's health or what they need is told by; each as its words begin. */
const ofCare =
  "tooth teeth gum mouth jaw tongue lip cheek face bite broke crack chip snap loose wobbl fell fallen hole cavit decay rough sharp edge ache aching pain sore hurt sens throb tender swell swoll bleed blood pus abscess infect ulcer lump numb needle inject gag grind clench snor nerv anxi scare afraid fear phobi panic terrif worried faint seiz pregnan breastf diabet heart pacemaker valve stent stroke cancer chemo asthma epilep allerg react rash medic tablet pill thinner warfarin penicillin latex steroid insulin wheelchair walker crutch stair deaf blind sight interpret autis adhd dementia carer guide flat hip knee quiet music sedat gas sleep x-ray xray scan referr denture plate crown bridge veneer brace retain implant wisdom root aligner stain filling crack bruis lisp snap yellow smile fix hearing neck lying flat".split(
    " ",
  );
/** Whether a word, in small letters, tells of a tooth, of somebody's health or of what they need in the chair. */
export const isCare = (word: string): boolean =>
  !word.startsWith("number") && ofCare.some((start) => word.startsWith(start));
