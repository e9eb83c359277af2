/** The plans of the specification, section 9. Plain data. */
export const plans = [
  {
    id: "standard",
    name: "Standard",
    price: "A$150",
    period: "/month",
    description: "+A$5.0 per conversational minute",
    features: [
      "1 phone number",
      "Max 3000 minutes/month",
      "Own AI workflows",
      "Australian data residency",
      "Inbound and outbound agents",
      "Transcripts and recordings",
      "AI analytics",
      "Export and import",
      "7 day trial",
    ],
    buttonText: "Choose Standard",
    popular: false,
  },
  {
    id: "pro",
    name: "Pro",
    price: "A$350",
    period: "/month",
    description: "+A$5.0 per conversational minute",
    features: [
      "Everything in Standard",
      "3 phone numbers",
      "Max 10000 minutes/month",
      "API access",
      "Priority support",
      "7 day trial",
    ],
    buttonText: "Choose Pro",
    popular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    price: "Contact sales",
    period: "",
    description: "As low as A$0.17/min",
    features: ["Unlimited minutes", "Volume discounts", "SLA", "On-premises option"],
    buttonText: "Contact Sales",
    popular: false,
  },
] as const;
/** Free days of a new workspace. */
export const trialDays = 7;

export type Plan = (typeof plans)[number];
