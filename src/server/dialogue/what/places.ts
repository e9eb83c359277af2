/** Places of other people that lie about a clinic, as a caller names them. */

/** In one word. */
export const business =
  "chemist|pharmacy|bakery|baker|cafe|café|butcher|newsagent|newsagency|supermarket|grocer|greengrocer|florist|woolies|woolworths|coles|aldi|iga|kmart|bunnings|maccas|mcdonalds|pub|hotel|motel|restaurant|takeaway|pizza|bank|library|gym|pool|hairdresser|hairdressers|barber|barbers|salon|school|kindy|kindergarten|childcare|daycare|church|cinema|vet|physio|podiatrist|optometrist|chiropractor|osteo|pathology|radiology|hospital|gp|mechanic|laundromat|drycleaner|servo|council|centrelink|medicare office|bowlo|market|markets|mall|plaza|museum|swimming|tyre|hardware|tailor|jeweller|accountant|solicitor|locksmith|bottlo|tab|nursery|zoo|courthouse";

/** What is ordered from one of them, and never from a dentist. */
export const takeawayFood =
  "pizza|pizzas|pepperoni|margherita|capricciosa|hawaiian|burger|burgers|cheeseburger|cheeseburgers|kebab|kebabs|nuggets|sushi|laksa|(garlic bread)|(pad thai)|(fried rice)|(spring rolls)|(dim sims)|(fish and chips)|(hot chips)|parmi|parma|schnitzel|latte|lattes|cappuccino|cappuccinos|(flat white)|(flat whites)";

/** In two words. */
export const businessOfTwo =
  "((coffee|bottle|fish|charity|op|pet|shoe|bike|sandwich|sushi|noodle|juice|kebab|burger|flower|barber|repair|cake|book|clothes|nail|tattoo|massage) (shop|store|bar|place|shops|salon|parlour))|((post|medicare|council|tax|law) office)|((medical|shopping|community|health|sports|leisure|garden|service|recreation) (centre|center))|((petrol|police|fire) station)|((swimming) pool)|((imaging|blood|skin|eye|hearing|beauty|vet|other|xray) (place|clinic|lab))|((shop|shops|store|business|lawyer|lawyers|people|guys|place|office|clinic|dentist|surgery|doctor|doctors) (next door|down|the across|over the|up the|around the corner|round the corner|downstairs|upstairs|opposite))";

/** Where the clinic's own words speak of one: its name, or what sort of house it is. */
const sortOfHouse = "station|centre|center|office|shop";

/** Words of a sentence that name such a place, also by their stems: 'pharmacies', 'the coffee shop'. */
export const namesPlace = new RegExp(
  `\\b(?:${business.replace(/y(?=\||$)/g, "(?:y|ie)?").replace(/s(?=\||$)/g, "")}|${sortOfHouse})(?:s|es)?\\b`,
  "i",
);

/** Whose number somebody may have wanted: of those the people who come when they are rung, too. */
export const reachable = `${business}|vets|telstra|optus|police|taxi|mowing|plumber|plumbing|tyres|lawyer|electrician|thai|chinese|indian|nails|beautician|doctors|airline|insurance|courier|dominos`;
