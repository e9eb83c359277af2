/** What follows is another matter: 'my new address is 4 King Street, and can I book a clean'. */
export const otherMatter =
  /(?:[.,;!?]+\s*|\s+)(?:(?:and|so|but|also|then|oh|while i['’]m (?:here|on|at it)|anyway)\s+)*(?=(?:i(?:['’]?d| would| want| need| also|['’]?m (?:after|hoping|looking))|can (?:i|we|you)|could (?:i|we|you)|would (?:you|it)|book|when|how|do (?:i|you)|is (?:it|there|my)|are (?:you|there)|cancel|move (?:my|our)|please (?:cancel|book|move)|need (?:to|an?))\b)/giu;
