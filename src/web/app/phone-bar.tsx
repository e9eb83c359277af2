import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Initial } from "./account.tsx";
import { SearchButton } from "./commands.tsx";

const NavigationDrawer = lazy(() =>
  import("./navigation-drawer.tsx").then((module) => ({ default: module.NavigationDrawer })),
);

/** Top of the page under 720 px: menu, logo, initial. */
export function PhoneBar({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <header className="hidden h-13 items-center justify-between border-b border-line bg-rail pr-4 pl-2 max-desk:flex print:hidden!">
      <Button
        kind="quiet"
        isIcon
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="[&_svg.lucide]:size-4.5"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </Button>
      <Link href="/" aria-label="Enamel" className="rounded-m">
        <Logo size={26} />
      </Link>
      <span className="flex items-center gap-1">
        <SearchButton isIcon />
        <Initial user={user} size="small" />
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <NavigationDrawer user={user} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
