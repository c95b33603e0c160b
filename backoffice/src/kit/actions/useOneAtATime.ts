import { useRef, useState } from 'react';

/** Runs one call at a time; calls made meanwhile are dropped and return nothing. */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  // State is too late for a double click: both clicks see the same render.
  const isUnderWay = useRef(false);

  async function once<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await call();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { once, isBusy };
}
