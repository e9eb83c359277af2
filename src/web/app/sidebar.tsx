import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useMediaQuery } from "#web/lib/page/use-media-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo, LogoMark } from "#web/ui/logo.tsx";
import { Account } from "./account.tsx";
import { SearchButton } from "./commands.tsx";
import { NavigationList } from "./navigation-list.tsx";

/** Wide or narrow, as this browser was left; before anybody chose, narrow where the page needs the room more than the menu its words. */
function useIsNarrow(): [boolean, () => void] {
  const isTight = useMediaQuery("(max-width: 1023px)");
  const [chosen, choose] = useState<string | undefined>(() => localStorage.sidebar);
  const isNarrow = (chosen ?? (isTight && "narrow")) === "narrow";
  const toggle = () => {
    localStorage.sidebar = isNarrow ? "wide" : "narrow";
    choose(localStorage.sidebar);
  };
  return [isNarrow, toggle];
}

/** Beside the content from 720 px up; below, the drawer takes its place. */
export function Sidebar({ user }: { user: User }) {
  const [isNarrow, toggle] = useIsNarrow();
  return (
    <aside
      aria-label="Sidebar"
      className={classNames(
        "sticky top-0 flex h-dvh flex-none flex-col border-r border-line bg-rail max-desk:hidden print:hidden",
        isNarrow ? "w-16" : "w-63",
      )}
    >
      <div
        className={classNames(
          "flex flex-none items-center",
          isNarrow ? "flex-col gap-2 pt-4 pb-2" : "h-15 justify-between pr-3 pl-5",
        )}
      >
        <Link href="/" aria-label="Enamel" className="rounded-m">
          {isNarrow ? <LogoMark /> : <Logo />}
        </Link>
        <Button
          kind="quiet"
          size="small"
          isIcon
          aria-label={`${isNarrow ? "Widen" : "Narrow"} the sidebar`}
          aria-expanded={!isNarrow}
          className="[&_svg.lucide]:size-4.5"
          onClick={toggle}
        >
          <PanelLeft aria-hidden="true" />
        </Button>
      </div>
      <div className={isNarrow ? "grid place-items-center" : "contents"}>
        <SearchButton isIcon={isNarrow} />
      </div>
      <NavigationList isNarrow={isNarrow} />
      <Account user={user} isNarrow={isNarrow} />
    </aside>
  );
}
