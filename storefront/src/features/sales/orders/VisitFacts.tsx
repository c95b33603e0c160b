import type { OrderedProd } from '@odonta/api/contract';
import { hoursInLines, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import styles from './visit.module.css';

interface Props {
  prod: OrderedProd;
  visit: Visit;
  center?: string;
}

/** The days and hours of a course, the way to it, and what to have along. */
export function VisitFacts({ prod: { date_start, date_end }, visit, center }: Props) {
  const { place, map, directions, needs } = visit;
  return (
    <dl className={styles.visit}>
      <Fact name="Когда">
        <strong>{date_start === null ? 'Дата уточняется' : formatDays(date_start, date_end ?? 0)}</strong>
        {hoursInLines(visit).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Fact>
      <Fact name="Где">
        <strong>{place || 'Место уточняется'}</strong>
        {map && (
          <a className="no-print" href={map} target="_blank" rel="noopener nofollow">
            Показать на Яндекс Картах
          </a>
        )}
      </Fact>
      {directions && (
        <Fact name="Как добраться">
          <span className={styles.lines}>{directions}</span>
        </Fact>
      )}
      {needs.length > 0 && (
        <Fact name="Что нужно для участия">
          {needs.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
      )}
      {center && <Fact name="Проводит">{center}</Fact>}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
