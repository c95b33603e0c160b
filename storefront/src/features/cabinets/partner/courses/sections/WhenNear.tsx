import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldWanted, focusWanted } from '../../editor/useFocusByHash.ts';
import styles from './sections.module.css';

const nearPx = 300;
const idleMs = 1500;

/** Draws its content after the first view: a moment later, or at once where it comes near the window or one of its fields is asked for. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear) return;
    const show = () => setNear(true);
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: `${nearPx}px`,
    });
    if (place.current) watch.observe(place.current);
    document.addEventListener(fieldWanted, show);
    const timer = setTimeout(show, idleMs);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener(fieldWanted, show);
    };
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles.later} />;
}

/** Follows the link that its content was asked for by, once it is drawn. */
export function FollowLink() {
  useEffect(focusWanted, []);
  return null;
}
