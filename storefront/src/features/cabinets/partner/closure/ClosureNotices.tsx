import type { OwnCenter } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { asSentence } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { useEffect, useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import styles from '../partner.module.css';
import { pauseInWords } from './pauseInWords.ts';

/** Which of the member's centres sell nothing, on every page of their cabinet. Silent where it cannot be read. */
export function ClosureNotices() {
  const [centers, setCenters] = useState<readonly OwnCenter[]>([]);
  useEffect(() => {
    partnerSession.call<OwnCenter[]>('/partner/centers').then(setCenters, () => undefined);
  }, []);
  return centers
    .filter(({ closed_from }) => closed_from !== null)
    .map((center) => (
      <p key={center.id} className={styles.closure} role="status">
        <strong>{center.name}.</strong> {asSentence(pauseInWords(center))}{' '}
        {center.can_pause_sales && <a href={paths.partnerHome}>Изменить паузу</a>}
      </p>
    ));
}
