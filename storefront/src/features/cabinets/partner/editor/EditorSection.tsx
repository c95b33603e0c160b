import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface Props {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export const EditorSection = ({ id, title, hint, children }: Props) => (
  <section className={`card card--padded ${styles.section}`} aria-labelledby={`section-${id}`}>
    <h2 id={`section-${id}`}>{title}</h2>
    {hint && <p className="muted">{hint}</p>}
    {children}
  </section>
);
