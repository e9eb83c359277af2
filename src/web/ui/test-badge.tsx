import { Badge } from "./badge.tsx";

/** On whatever a test call booked: nothing of it is real. */
export const TestBadge = () => (
  <Badge tone="blue" hasDot={false}>
    Test
  </Badge>
);
