import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useEffect, useState } from 'react';

/** Seconds that are still to be waited, and how to begin waiting. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return [
    secondsLeft,
    (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  ];
}

export function waitingText(seconds: number): string {
  if (seconds > 90) return `Подождите ещё ${plural(Math.ceil(seconds / 60), ['минуту', 'минуты', 'минут'])}.`;
  return `Подождите ещё ${plural(seconds, ['секунду', 'секунды', 'секунд'])}.`;
}
