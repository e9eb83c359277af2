import { Calendar } from "lucide-react";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

export const EmptyWaitingList = () => (
  <EmptyState icon={<Calendar />} title="Nothing is waiting for you">
    Requests and messages from the phone appear here.
  </EmptyState>
);
