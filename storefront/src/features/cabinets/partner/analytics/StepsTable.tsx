import { funnelSteps } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { funnelWords } from '@odonta/db/vocabulary/catalog/funnelWords.ts';
import type { ReactNode } from 'react';
import styles from './analytics.module.css';

interface Props {
  caption: string;
  /** The title of the first column. */
  of: string;
  children: ReactNode;
}

/** A table where there is room for one, cards on a phone. */
export const StepsTable = ({ caption, of, children }: Props) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        {funnelSteps.map((step) => (
          <th key={step} scope="col">
            {funnelWords[step].label}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);
