import {
  Activity,
  AudioLines,
  BookOpen,
  Calendar,
  ChartColumn,
  CreditCard,
  Headset,
  Inbox,
  LayoutDashboard,
  List,
  type LucideIcon,
  Phone,
  Plug,
  ShieldCheck,
  Stethoscope,
  UserPlus,
  Users,
} from "lucide-react";
import type { Role } from "#contract/access/roles.ts";

export interface NavigationItem {
  title: string;
  subtitle?: string;
  path: string;
  icon: LucideIcon;
  /** The least role that has anything to do there; everybody when absent. */
  needs?: Role;
  /** The least role that changes what the page shows. */
  changes?: Role;
}

/** The sidebar's items in the order of the specification. */
export const mainItems: readonly NavigationItem[] = [
  { title: "Dashboard", subtitle: "Clinic Overview", path: "/", icon: LayoutDashboard },
  {
    title: "Knowledge Base",
    subtitle: "Clinic Information",
    path: "/clinic-knowledge-base",
    icon: BookOpen,
    changes: "manager",
  },
  { title: "Agents", subtitle: "AI Workflows", path: "/agents", icon: Headset, changes: "manager" },
  {
    title: "Phone numbers",
    subtitle: "Phone System",
    path: "/phone-numbers",
    icon: Phone,
    changes: "manager",
  },
  { title: "Logs", subtitle: "Call & System Logs", path: "/logs", icon: List },
  { title: "API", subtitle: "API Management", path: "/api", icon: Plug, needs: "manager" },
  { title: "Billing", subtitle: "Subscription & Payments", path: "/billing", icon: CreditCard },
];

/** What nothing else leads to. */
export const frontDeskItems: readonly NavigationItem[] = [
  { title: "Inbox", path: "/inbox", icon: Inbox, changes: "reception" },
  { title: "Appointments", path: "/appointments", icon: Calendar, changes: "reception" },
  { title: "Patients", path: "/patients", icon: Users, changes: "reception" },
  { title: "People & Treatments", path: "/people", icon: Stethoscope, changes: "manager" },
  { title: "Team", path: "/team", icon: UserPlus, needs: "manager" },
  { title: "Privacy", path: "/privacy", icon: ShieldCheck, needs: "owner" },
  { title: "AI Voice Agent", path: "/ai-agent", icon: AudioLines, changes: "reception" },
  { title: "Analytics", path: "/analytics", icon: ChartColumn },
  { title: "System Health", path: "/system", icon: Activity },
];

/** The item that leads to this very path. */
export const itemAt = (path: string): NavigationItem | undefined =>
  [...mainItems, ...frontDeskItems].find((item) => item.path === path);

/** The dashboard is active on its own path alone, every other item on its path and what lies below. */
export function isActivePath(itemPath: string, path: string): boolean {
  return itemPath === "/" ? path === "/" : path.startsWith(itemPath);
}
