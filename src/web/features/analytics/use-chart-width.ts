import { type RefObject, useEffect, useRef, useState } from "react";

const beforeMeasured = 640;

/** Width of the chart's place in pixels, so that one unit of the drawing is one pixel and its words keep their size. */
export function useChartWidth(): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(beforeMeasured);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
