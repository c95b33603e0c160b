import type { OwnerApproval } from '@odonta/api/contract';
import { legalSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { plural, pluralForm } from '@odonta/db/vocabulary/plural.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import styles from './approvals.module.css';

/** Pages that show the orders need no badge. */
const answer: readonly string[] = [paths.legalHome, legalSection('orders')];

/** Notifies the owner on every other page of the cabinet that something waits for him; failures are silent. */
export function ApprovalsNotice() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (answer.includes(window.location.pathname)) return;
    legalSession.call<OwnerApproval[]>('/legal/approvals').then(
      (approvals) => setCount(approvals.length),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, []);
  if (count === 0) return null;
  return (
    <p className={styles.notice} role="status">
      <a href={paths.legalHome}>
        Вашего подтверждения {pluralForm(count, ['ждёт', 'ждут', 'ждут'])}{' '}
        {plural(count, ['заказ', 'заказа', 'заказов'])}
      </a>
    </p>
  );
}
