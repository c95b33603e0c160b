import { useEffect } from 'react';

const everyMs = 30_000;

/** Somebody else may take the last seat while the form is filled in: it is told before the button is pressed. */
export function useFreshSeats(refresh: () => Promise<void>, isBusy: () => boolean): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !isBusy()) void refresh();
    };
    const timer = setInterval(look, everyMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [refresh, isBusy]);
}
