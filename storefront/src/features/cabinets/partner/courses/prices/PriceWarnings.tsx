import { tierIssues } from '@odonta/db/vocabulary/catalog/tierIssues.ts';
import styles from '../inputs/inputs.module.css';
import { useValues } from '../inputs/useField.ts';

/** Oddities of the prices while they are typed; they do not prevent saving. */
export function PriceWarnings() {
  const { price, prices } = useValues();
  const issues = tierIssues(
    price ?? 0,
    prices.filter((option) => typeof option.price === 'number'),
  );
  if (issues.length === 0) return null;
  return (
    <div className={styles.warning} role="status">
      Проверьте цены — сохранить можно и так:
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </div>
  );
}
