import { islandIcons } from '../../../components/ui/islandIcons.ts';
import styles from './reviews.module.css';
import { markText } from './reviewWords.ts';

/** Five stars, filled to the nearest whole one; read out as a number. */
export function Stars({ mark }: { mark: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Оценка ${markText(mark)} из 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={star <= Math.round(mark) ? styles.full : undefined}
        >
          <path d={islandIcons.star} />
        </svg>
      ))}
    </span>
  );
}
