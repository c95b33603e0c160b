import { carousel } from '@odonta/db/vocabulary/site/banners.ts';
import { useEffect, useState } from 'react';
import { useStill } from '../../lib/useStill.ts';

/** Which of several is shown, turning by itself unless somebody paused it, looks at it, or wants things still. */
export function useTurning(count: number) {
  const isStill = useStill();
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const mayTurn = count > 1 && !isStill;
  const isTurning = mayTurn && !isPaused && !isHeld;
  const go = (to: number) => setIndex((to + count) % count);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), carousel.intervalMs);
    return () => clearTimeout(timer);
  }, [isTurning, index, count]);
  return { index, go, mayTurn, isTurning, isPaused, setPaused, setHeld };
}
