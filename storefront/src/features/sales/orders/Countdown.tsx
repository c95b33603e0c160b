import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useEffect } from 'react';
import { timeLeft } from '../../catalog/prods/price/timeLeft.ts';
import { useSecondsUntil } from '../../identity/auth/useSecondsUntil.ts';
import styles from './order.module.css';

const hour = 3600;

/** The remaining time of the reservation after the words of `held`, by the server's clock; announced once a minute and not each second. */
export function Countdown({ until, held, onOver }: { until: number; held: string; onOver(): void }) {
  const seconds = useSecondsUntil(until * 1000);
  const isOver = seconds === 0;
  useEffect(() => {
    // The clock that frees the seats looks once a second.
    const timer = isOver ? setTimeout(onOver, 1500) : undefined;
    return () => clearTimeout(timer);
  }, [isOver, onOver]);
  const minutes = Math.ceil(seconds / 60);
  const isNear = seconds < hour;
  return (
    <div>
      <p className={styles.clock}>
        <span className="muted">{held}</span>
        <strong aria-hidden={isNear}>
          {isNear ? (timeLeft(seconds)?.slice(3) ?? '00:00') : `до ${formatMoment(until)}`}
        </strong>
      </p>
      {isNear && (
        <p className="visually-hidden" role="status">
          {isOver ? 'Время вышло' : `Осталось ${plural(minutes, ['минута', 'минуты', 'минут'])}`}
        </p>
      )}
    </div>
  );
}
