import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from "react";

/** Where a component's code comes from: asked for once, and again after a failure, for the network may be back. */
class Source<Props> {
  loaded: ComponentType<Props> | null = null;
  private loading: Promise<ComponentType<Props>> | null = null;
  private readonly load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.load = load;
  }

  fetch(): Promise<ComponentType<Props>> {
    this.loading ??= this.load().then(
      (Component) => {
        this.loaded = Component;
        return Component;
      },
      (error) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }
}

/** What stands for a part whose code did not come. */
export interface MissingPartProps {
  /** What stood there while the code was on its way. */
  place: ReactNode;
  /** Of what lies over the page: closes it, or null while it is not wanted. What has a place of its own has none. */
  onClose: (() => void) | null | undefined;
  /** Asks once more; rejects where the code does not come again. */
  onTry: () => Promise<void>;
}

/** Code too, which the network may keep back: it is put here by whoever fetched it while all was well. */
export const missing: { Part: ComponentType<MissingPartProps> | null } = { Part: null };

/** While nothing can say that a part did not come, it is asked for again after so long. */
const againAfterMs = 2_000;

interface DemandedProps<Props> {
  source: Source<Props>;
  waiting: ReactNode | ((props: Props) => ReactNode);
  closeOf: ((props: Props) => (() => void) | null) | undefined;
  content: Props;
}

function Demanded<Props extends object>({ source, waiting, closeOf, content }: DemandedProps<Props>) {
  const [Component, setComponent] = useState(() => source.loaded);
  const [isMissing, setIsMissing] = useState(false);
  // As a transition, drawing lets the browser answer in between.
  const fetch = () => source.fetch().then((come) => startTransition(() => setComponent(() => come)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is first drawn
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      fetch().catch(() => {
        if (missing.Part) setIsMissing(true);
        else timer = setTimeout(ask, againAfterMs);
      });
    if (!Component) ask();
    return () => clearTimeout(timer);
  }, []);
  if (Component) return <Component {...content} />;
  const place = typeof waiting === "function" ? waiting(content) : waiting;
  if (!isMissing || !missing.Part) return place;
  return <missing.Part place={place} onClose={closeOf?.(content)} onTry={fetch} />;
}

/**
 * A component whose code comes when it is first drawn, or when `fetch` asks for it; `waiting` stands in its place until then. A dialog
 * has nothing in its place, and `closeOf` finds what closes it, or null while it is not wanted. Code that does not come leaves the page
 * as it is.
 * React's `lazy` would keep what has come hidden until 300 ms after anything on the page began to wait: a page, a dialog or the
 * palette, whose code is there after 20, would take that long each time (`FALLBACK_THROTTLE_MS` in its reconciler).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: DemandedProps<Props>["waiting"] = null,
  closeOf?: DemandedProps<Props>["closeOf"],
) {
  const source = new Source(load);
  return Object.assign(
    (props: Props) => <Demanded source={source} waiting={waiting} closeOf={closeOf} content={props} />,
    {
      /** Asks for the code before anybody draws it; whether it came. What fails is told when it is drawn. */
      fetch: (): Promise<boolean> =>
        source.fetch().then(
          () => true,
          () => false,
        ),
    },
  );
}
