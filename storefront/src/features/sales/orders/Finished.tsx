import { paths } from '@odonta/db/vocabulary/addresses.ts';
import styles from './order.module.css';

/** The end of what a page was opened for, and a way on. */
export const Finished = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.part}>
    <h1>{title}</h1>
    <p role="status">{text}</p>
    <p>
      <a href={paths.search}>Искать курсы</a>
    </p>
  </section>
);
