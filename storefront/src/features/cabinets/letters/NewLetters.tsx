import { plural } from '@odonta/db/vocabulary/plural.ts';
import styles from './letters.module.css';

/** Says on the other pages of a cabinet that letters wait in it. */
export function NewLetters({ count, href }: { count: number | undefined; href: string }) {
  // An older server does not say.
  if (!count || location.pathname === href) return null;
  return (
    <p className={styles.notice} role="status">
      В кабинете {plural(count, ['новое письмо', 'новых письма', 'новых писем'])}.{' '}
      <a href={href}>Прочитать</a>
    </p>
  );
}
