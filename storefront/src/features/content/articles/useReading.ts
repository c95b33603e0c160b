import { articleViewAfterMs } from '@odonta/db/vocabulary/content/articles/article.ts';
import { useEffect } from 'react';

/** Calls once when the page was in sight for five seconds in all; a tab in the background is not read. */
export function useReading(onRead: () => void): void {
  useEffect(() => {
    let left = articleViewAfterMs;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    };
    const look = () => {
      stop();
      if (document.visibilityState !== 'visible' || left <= 0) return;
      since = performance.now();
      timer = setTimeout(() => {
        left = 0;
        onRead();
      }, left);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [onRead]);
}
