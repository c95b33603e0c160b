import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
