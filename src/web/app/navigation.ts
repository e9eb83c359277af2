import {
  Activity,
  AudioLines,
  BookOpen,
  Calendar,
  ChartColumn,
  CreditCard,
  Headset,
  LayoutDashboard,
  List,
  type LucideIcon,
  Phone,
  Plug,
  Users,
} from "lucide-react";

export interface NavigationItem {
  title: string;
  subtitle?: string;
  path: string;
  icon: LucideIcon;
}

/** The sidebar's items in the order of the specification. */
export const mainItems: readonly NavigationItem[] = [
  { title: "Dashboard", subtitle: "Clinic Overview", path: "/", icon: LayoutDashboard },
  { title: "Knowledge Base", subtitle: "Clinic Information", path: "/clinic-knowledge-base", icon: BookOpen },
  { title: "Agents", subtitle: "AI Workflows", path: "/agents", icon: Headset },
  { title: "Phone numbers", subtitle: "Phone System", path: "/phone-numbers", icon: Phone },
  { title: "Logs", subtitle: "Call & System Logs", path: "/logs", icon: List },
  { title: "API", subtitle: "API Management", path: "/api", icon: Plug },
  { title: "Billing", subtitle: "Subscription & Payments", path: "/billing", icon: CreditCard },
];

/** What nothing else leads to. */
export const frontDeskItems: readonly NavigationItem[] = [
  { title: "Appointments", path: "/appointments", icon: Calendar },
  { title: "Patients", path: "/patients", icon: Users },
  { title: "AI Voice Agent", path: "/ai-agent", icon: AudioLines },
  { title: "Analytics", path: "/analytics", icon: ChartColumn },
  { title: "System Health", path: "/system", icon: Activity },
];

/** The dashboard is active on its own path alone, every other item on its path and what lies below. */
export function isActivePath(itemPath: string, path: string): boolean {
  return itemPath === "/" ? path === "/" : path.startsWith(itemPath);
}
