import { useEffect } from 'react';

const everyMs = 30_000;
/** A form untouched for so long is not being filled in: thousands of tabs are left open, and none of them asks. */
const idleMs = 300_000;
const touches = ['pointerdown', 'keydown'] as const;

/** Another buyer may take the last seat while the form is filled in: the form says so before the button is pressed. */
export function useFreshSeats(refresh: () => Promise<void>, isBusy: () => boolean): void {
  useEffect(() => {
    let touchedAt = performance.now();
    let isLooking = false;
    const isIdle = () => performance.now() - touchedAt >= idleMs;
    const look = async () => {
      if (document.visibilityState !== 'visible' || isBusy() || isLooking) return;
      isLooking = true;
      await refresh().finally(() => {
        isLooking = false;
      });
    };
    const back = () => {
      const wasIdle = isIdle();
      touchedAt = performance.now();
      if (wasIdle) void look();
    };
    const timer = setInterval(() => isIdle() || void look(), everyMs);
    addEventListener('focus', look);
    for (const touch of touches) addEventListener(touch, back);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      for (const touch of touches) removeEventListener(touch, back);
    };
  }, [refresh, isBusy]);
}
