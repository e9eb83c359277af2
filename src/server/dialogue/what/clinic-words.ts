/** What callers call the clinic and those who work there. */
export const you = "you|you guys|yous|they|he|she|the clinic|the practice|the dentist";
