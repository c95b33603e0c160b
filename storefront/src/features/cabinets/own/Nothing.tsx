import { paths } from '@odonta/db/vocabulary/addresses.ts';
import styles from './own.module.css';

/** The empty state: what will appear here, and how to get there. */
export function Nothing({ title, text, isWay = true }: { title: string; text: string; isWay?: boolean }) {
  return (
    <div className={`card ${styles.empty}`}>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {isWay && (
        <a className="button" href={paths.search}>
          Выбрать курс
        </a>
      )}
    </div>
  );
}
