import { type ReactNode, useEffect, useRef } from 'react';
import styles from './entries.module.css';

/** Replaces a form after its success, and takes over its focus. */
export function Done({ heading, children }: { heading: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.done} tabIndex={-1}>
      <h2>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
