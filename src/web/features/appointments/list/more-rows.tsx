import { useEffect, useRef } from "react";
import { formatCount } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";

/** Asks for the next page when it comes near the screen; the button does the same for the keyboard. */
export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={mark} className="grid place-items-center py-4">
      <Button kind="quiet" onClick={onMore}>
        Show more, {formatCount(left)} left
      </Button>
    </div>
  );
}
