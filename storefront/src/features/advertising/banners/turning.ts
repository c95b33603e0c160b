import { carousel } from '@odonta/db/vocabulary/advertising/banners.ts';
import { stillness } from '../../../lib/stillness.ts';

export interface Turn {
  index: number;
  /** Whether it turns by itself at all: there are several, and motion is wanted. */
  mayTurn: boolean;
  isTurning: boolean;
  isPaused: boolean;
}

/** Which of several is shown; it turns by itself unless the visitor paused it, looks at it, or prefers reduced motion. */
export function turning(count: number, show: (turn: Turn) => void) {
  let [index, isPaused, isReserved] = [0, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(): void {
    clearTimeout(timer);
    const mayTurn = count > 1 && !stillness.matches;
    const isTurning = mayTurn && !isPaused && !isReserved;
    if (isTurning) timer = setTimeout(() => go(index + 1), carousel.intervalMs);
    show({ index, mayTurn, isTurning, isPaused });
  }

  function go(to: number): void {
    index = (to + count) % count;
    announce();
  }

  stillness.addEventListener('change', announce);
  announce();
  return {
    go,
    step: (by: number) => go(index + by),
    lock(held: boolean) {
      isReserved = held;
      announce();
    },
    togglePause() {
      isPaused = !isPaused;
      announce();
    },
  };
}
