import {
  type FunnelCounts,
  type FunnelMedians,
  type FunnelStep,
  formatShare,
  funnelSteps,
  isBelowMedian,
  shareOf,
} from '@odonta/db/vocabulary/catalog/funnel.ts';
import { funnelWords } from '@odonta/db/vocabulary/catalog/funnelWords.ts';
import styles from './analytics.module.css';

interface Props {
  counts: FunnelCounts;
  medians?: FunnelMedians;
}

const inWords = new Intl.NumberFormat('ru-RU');

/** The cells of one row: how many, their share of the step before as a bar, and the median. */
export const Steps = ({ counts, medians }: Props) =>
  funnelSteps.map((step) => (
    <td key={step} data-label={funnelWords[step].label}>
      <strong>{inWords.format(counts[step])}</strong>
      {step !== 'shown' && <ShareOf step={step} counts={counts} median={medians?.[step] ?? null} />}
    </td>
  ));

interface ShareProps {
  step: Exclude<FunnelStep, 'shown'>;
  counts: FunnelCounts;
  median: number | null;
}

function ShareOf({ step, counts, median }: ShareProps) {
  const share = shareOf(counts, step);
  if (share === null) return <span className={styles.share}>—</span>;
  const isBelow = isBelowMedian(counts, step, median);
  return (
    <>
      <span className={styles.share}>{formatShare(share)}</span>
      <span className={isBelow ? `${styles.bar} ${styles.below}` : styles.bar} aria-hidden="true">
        <span style={{ width: widthOf(share) }} />
      </span>
      {median !== null && <span className={styles.median}>медиана {formatShare(median)}</span>}
    </>
  );
}

/** There may be more orders than forms: some visitors let nothing be counted. */
const widthOf = (share: number): string => `${Math.min(100, share * 100)}%`;
