import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { systemClock } from "#kernel/clock.ts";
import { waitingRequests } from "#web/features/inbox/waiting/waiting-requests.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { realAppointments } from "#web/lib/real-appointments.ts";
import { LazyTooltip } from "#web/ui/overlays/lazy-tooltip.tsx";
import { frontDeskItems, isActivePath, mainItems, type NavigationItem } from "./navigation.ts";
import { useShownItems } from "./shown-items.ts";

interface NavigationListProps {
  isNarrow?: boolean;
  /** The phone's drawer closes on a choice. */
  onChoose?: () => void;
}

/** Every way through the product. */
export function NavigationList({ isNarrow = false, onChoose }: NavigationListProps) {
  const { data: appointments } = useQuery(realAppointments);
  const requests = waitingRequests(appointments ?? [], systemClock.now()).length;
  const tasks = useTaskCount();
  const counts: Readonly<Record<string, { count: number; what: string }>> = {
    "/inbox": { count: tasks, what: "waiting" },
    "/appointments": { count: requests, what: "to confirm" },
  };
  const itemProps = { isNarrow, onChoose };
  const isShown = useShownItems();
  return (
    <nav aria-label="Main" className={isNarrow ? "menu menu-narrow" : "menu"}>
      <ul>
        {mainItems.filter(isShown).map((item) => (
          <NavigationLink key={item.path} item={item} {...itemProps} />
        ))}
      </ul>
      <h2
        id="front-desk"
        className={isNarrow ? "sr-only" : "px-2.5 pt-3.5 pb-1.5 text-12 font-medium text-ink-3"}
      >
        Front desk
      </h2>
      {isNarrow && <div aria-hidden="true" className="mx-1 my-2.5 h-px bg-line" />}
      <ul aria-labelledby="front-desk">
        {frontDeskItems.filter(isShown).map((item) => (
          <NavigationLink key={item.path} item={item} waiting={counts[item.path]} {...itemProps} />
        ))}
      </ul>
    </nav>
  );
}

/** Pages that load what waits by themselves: one of them asks, not both. */
const inboxPages: readonly string[] = ["/", "/inbox"];

/** Rows of the inbox; followed from wherever somebody is. */
function useTaskCount(): number {
  const [path] = useLocation();
  const { data } = useQuery({
    ...apiQuery("listTasks"),
    // What failed is asked for again where it shows.
    enabled: ({ state }) => !inboxPages.includes(path) && state.status !== "error",
  });
  return data?.length ?? 0;
}

interface NavigationLinkProps {
  item: NavigationItem;
  isNarrow: boolean;
  onChoose: (() => void) | undefined;
  /** How much waits on that page, and what for. */
  waiting?: { count: number; what: string } | undefined;
}

function NavigationLink({ item, isNarrow, onChoose, waiting }: NavigationLinkProps) {
  const [path] = useLocation();
  const { title, subtitle, icon: Icon } = item;
  const isActive = isActivePath(item.path, path);
  const words = waiting && waiting.count > 0 && `${formatCount(waiting.count)} ${waiting.what}`;
  const link = (
    <Link
      href={item.path}
      aria-current={isActive ? "page" : undefined}
      onClick={onChoose}
      className={classNames(
        "flex items-center rounded-m transition-colors duration-(--fast)",
        isNarrow
          ? "mb-0.5 h-9 w-10 justify-center"
          : "gap-3 px-2.5 max-desk:min-h-11 pointer-coarse:min-h-11",
        !isNarrow && (subtitle ? "py-1.25" : "py-1.5"),
        isActive
          ? "bg-surface text-accent-ink shadow-[inset_0_0_0_1px_var(--line)]"
          : "text-ink-2 hover:bg-hover",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className={isNarrow ? "sr-only" : "min-w-0 flex-1"}>
        <span className={classNames("block text-13", isActive ? "font-semibold" : "font-medium text-ink")}>
          {title}
        </span>
        {subtitle && <span className="block text-[12px]/[15px] text-ink-3">{subtitle}</span>}
      </span>
      {words && (
        <span
          title={isNarrow ? undefined : words}
          className="figures rounded-s bg-orange-soft px-1.5 text-[12px]/[18px] font-semibold text-orange-ink"
        >
          {waiting?.count}
          <span className="sr-only">{` ${waiting?.what}`}</span>
        </span>
      )}
    </Link>
  );
  if (!isNarrow) return <li>{link}</li>;
  return (
    <li>
      <LazyTooltip side="right" text={subtitle || words ? `${title}: ${subtitle ?? words}` : title}>
        {link}
      </LazyTooltip>
    </li>
  );
}
