import { useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

export interface FieldProblem {
  id: string;
  label: string;
  message: string;
}

/** All that is wrong in one place. A new attempt takes the focus here. */
export function ErrorSummary({ problems, attempt }: { problems: readonly FieldProblem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <div role="alert">
        <h3 className={styles.title}>Проверьте поля формы</h3>
        <ul className={styles.list}>
          {problems.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
