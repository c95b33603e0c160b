import type { AdMarks as Marks } from '@odonta/db/vocabulary/site/pinnings.ts';
import styles from './AdMarks.module.css';

/** Who pays for an advertisement, as the law asks; opened by a button that names it as its `popovertarget`. */
export function AdMarks({ id, marks }: { id: string; marks: Partial<Marks> }) {
  return (
    <span className={styles.marks} id={id} popover="auto">
      <span>{marks.ad_company}</span>
      <span>ИНН {marks.ad_inn}</span>
      <span>erid: {marks.ad_reg_number}</span>
    </span>
  );
}
