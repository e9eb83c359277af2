import {
  CalendarPlus,
  Clock,
  Keyboard,
  LogOut,
  type LucideIcon,
  Pause,
  Play,
  Printer,
  RefreshCw,
  UserPlus,
  UsersRound,
} from "lucide-react";
import { useLocation } from "wouter";
import { useLogOut } from "#web/features/auth/log-out.ts";
import { useAssistantStatus } from "#web/features/dashboard/assistant-status.ts";
import { usePauseAssistant } from "#web/features/dashboard/pause-assistant.ts";
import { useSyncPms } from "#web/features/dashboard/sync-pms.ts";
import { syncSentence } from "#web/features/dashboard/sync-words.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { frontDeskItems, mainItems } from "../navigation.ts";
import { useShownItems } from "../shown-items.ts";
import { newAppointmentPath } from "./destinations.ts";
import { keysOfPage } from "./shortcuts.ts";

export interface Command {
  id: string;
  title: string;
  hint?: string | undefined;
  /** Further words it is found by. */
  keywords?: string;
  icon: LucideIcon;
  keys?: readonly string[] | undefined;
  /** Leads to another place, which then takes the focus. */
  isJourney: boolean;
  run: () => void;
}

interface CommandGroups {
  actions: Command[];
  pages: Command[];
}

/** All that can be done from anywhere, and every page. */
export function useCommands(onShortcuts: () => void): CommandGroups {
  const [, navigate] = useLocation();
  const pause = usePauseCommand();
  const sync = useSyncCommand();
  const logOut = useLogOut();
  const isShown = useShownItems();
  const may = usePermissions();
  const goTo = (path: string) => ({ isJourney: true, run: () => navigate(path) });
  const actions: Command[] = [
    {
      id: "new-appointment",
      title: "New Appointment",
      keywords: "book add create",
      icon: CalendarPlus,
      keys: ["N"],
      isJourney: true,
      run: () => navigate(newAppointmentPath(window.location)),
    },
    {
      id: "add-patient",
      title: "Add patient",
      keywords: "new create record",
      icon: UserPlus,
      ...goTo("/patients?new=1"),
    },
    {
      id: "print",
      title: "Print day list",
      keywords: "paper sheet appointments today",
      icon: Printer,
      ...goTo("/appointments?print=1"),
    },
    pause,
    sync,
    {
      id: "hours",
      title: "Update Clinic Hours",
      keywords: "opening business closing",
      icon: Clock,
      ...goTo("/clinic-knowledge-base?edit=hours#business-hours"),
    },
    {
      id: "shortcuts",
      title: "Keyboard shortcuts",
      keywords: "keys help",
      icon: Keyboard,
      keys: ["?"],
      isJourney: false,
      run: onShortcuts,
    },
    {
      id: "log-out",
      title: "Logout",
      keywords: "log out sign out",
      icon: LogOut,
      isJourney: true,
      run: () => logOut.mutate(),
    },
  ];
  const pages = [...mainItems, ...frontDeskItems].filter(isShown).map(({ title, subtitle, path, icon }) => ({
    id: `page ${path}`,
    title,
    hint: subtitle,
    icon,
    ...(furtherWords[path] && { keywords: furtherWords[path] }),
    keys: keysOfPage(path),
    ...goTo(path),
  }));
  const teamSetup = {
    id: "page /team-setup",
    title: "Team setup",
    hint: "Team name and plan",
    icon: UsersRound,
  };
  const setup = may("saveTeam") ? [{ ...teamSetup, ...goTo("/team-setup") }] : [];
  return { actions, pages: [...pages, ...setup] };
}

/** What is found on a page, in the words that somebody looks for it by. */
const furtherWords: Partial<Record<string, string>> = {
  "/appointments": "waitlist calendar bookings visits",
  "/people": "leave away holiday chairs prices dentists",
  "/inbox": "messages tasks ring back texts",
  "/clinic-knowledge-base": "online booking answers health funds opening hours",
};

function usePauseCommand(): Command {
  const isPaused = useAssistantStatus().data?.paused ?? false;
  const pause = usePauseAssistant();
  const say = () =>
    toast(
      isPaused
        ? { title: "Assistant resumed", description: "It answers the next call" }
        : { title: "Assistant Paused", description: "Calls ring at reception until you resume" },
    );
  return {
    id: "pause",
    title: isPaused ? "Resume AI Assistant" : "Pause AI Assistant",
    keywords: "stop start calls",
    icon: isPaused ? Play : Pause,
    isJourney: false,
    run: () => pause.mutate(!isPaused, { onSuccess: say }),
  };
}

function useSyncCommand(): Command {
  const sync = useSyncPms();
  return {
    id: "sync",
    title: "Sync with PMS",
    keywords: "practice management system refresh",
    icon: RefreshCw,
    isJourney: false,
    run: () =>
      sync.mutate(undefined, {
        onSuccess: (reply) =>
          toast(
            reply.connected
              ? { title: "Sync with PMS", description: syncSentence(reply) }
              : {
                  variant: "destructive",
                  title: "No practice system is connected yet",
                  description: "Connect one on the API page",
                },
          ),
        onError: (error) =>
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "The sync did not work. Try again in a moment."),
          }),
      }),
  };
}
