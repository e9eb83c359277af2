import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the day's sheet is to be printed right now, and the way to ask for it. `always`: also when printing
 * was asked of the browser. The sheet is on the page while the browser prints and at no other time.
 */
export function usePrinting(always: boolean): [boolean, () => void] {
  const [isPrinting, setIsPrinting] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    const begin = () => {
      // The browser takes what is there when this returns.
      if (always || isAsked.current) flushSync(() => setIsPrinting(true));
    };
    const end = () => {
      isAsked.current = false;
      setIsPrinting(false);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, [always]);
  const print = useCallback(() => {
    isAsked.current = true;
    window.print();
  }, []);
  return [isPrinting, print];
}
