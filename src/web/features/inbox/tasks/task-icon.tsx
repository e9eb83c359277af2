import { Calendar, MessageSquare, Phone, Siren } from "lucide-react";
import type { TaskKind } from "#contract/messaging/tasks.ts";
import { RowIcon } from "#web/ui/row-icon.tsx";

const icons = {
  callback: { tone: "red", icon: <Phone /> },
  emergency: { tone: "red", icon: <Siren /> },
  message: { tone: "yellow", icon: <MessageSquare /> },
  text: { tone: "yellow", icon: <MessageSquare /> },
  undelivered: { tone: "yellow", icon: <Phone /> },
  practice_system: { tone: "grey", icon: <Calendar /> },
  roster: { tone: "grey", icon: <Calendar /> },
  notice: { tone: "grey", icon: <MessageSquare /> },
} as const;

export function TaskIcon({ kind }: { kind: TaskKind }) {
  const { tone, icon } = icons[kind];
  return <RowIcon tone={tone}>{icon}</RowIcon>;
}
