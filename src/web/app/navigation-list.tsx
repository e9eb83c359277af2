import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { systemClock } from "#kernel/clock.ts";
import { waitingRequests } from "#web/features/dashboard/waiting-requests.ts";
import { classNames } from "#web/lib/class-names.ts";
import { plural } from "#web/lib/formatting.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { realOnly } from "#web/lib/real-appointments.ts";
import { LazyTooltip } from "#web/ui/lazy-tooltip.tsx";
import { frontDeskItems, isActivePath, mainItems, type NavigationItem } from "./navigation.ts";

interface NavigationListProps {
  isNarrow?: boolean;
  /** The phone's drawer closes on a choice. */
  onChoose?: () => void;
}

/** Every way through the product. */
export function NavigationList({ isNarrow = false, onChoose }: NavigationListProps) {
  const { data: appointments } = useQuery({ ...apiQuery("listAppointments"), select: realOnly });
  const requests = waitingRequests(appointments ?? [], systemClock.now()).length;
  const itemProps = { isNarrow, onChoose };
  return (
    <nav aria-label="Main" className="min-h-0 flex-1 overflow-y-auto px-3 py-1">
      <ul>
        {mainItems.map((item) => (
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
        {frontDeskItems.map((item) => (
          <NavigationLink
            key={item.path}
            item={item}
            count={item.path === "/appointments" ? requests : 0}
            {...itemProps}
          />
        ))}
      </ul>
    </nav>
  );
}

interface NavigationLinkProps {
  item: NavigationItem;
  isNarrow: boolean;
  onChoose: (() => void) | undefined;
  /** Requests that wait for a confirmation. */
  count?: number;
}

function NavigationLink({ item, isNarrow, onChoose, count = 0 }: NavigationLinkProps) {
  const [path] = useLocation();
  const { title, subtitle, icon: Icon } = item;
  const isActive = isActivePath(item.path, path);
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
      {count > 0 && !isNarrow && (
        <span
          title={`${plural(count, "request")} to confirm`}
          className="figures rounded-s bg-orange-soft px-1.5 text-[12px]/[18px] font-semibold text-orange-ink"
        >
          {count}
          <span className="sr-only"> to confirm</span>
        </span>
      )}
    </Link>
  );
  if (!isNarrow) return <li>{link}</li>;
  return (
    <li>
      <LazyTooltip side="right" text={subtitle ? `${title}: ${subtitle}` : title}>
        {link}
      </LazyTooltip>
    </li>
  );
}
