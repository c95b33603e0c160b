import { useEffect, useState } from 'react';

/** The remaining seconds, updated every second. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
