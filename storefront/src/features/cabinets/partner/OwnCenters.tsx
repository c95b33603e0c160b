import type { OwnCenter } from '@odonta/api/contract';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { useEffect, useState } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { SalesPause } from './closure/SalesPause.tsx';
import { Checklist } from './onboarding/Checklist.tsx';
import styles from './partner.module.css';

/** The state of the member's centres, and the steps missing before their courses appear on the site. */
export function OwnCenters() {
  const [centers, setCenters] = useOwnCenters();
  return centers.map((center) => (
    <Panel key={center.id} title={center.name}>
      <p className={styles.state}>
        {stateOf(center)}
        {center.manager_name !== null && ` · ваш менеджер — ${center.manager_name}`}
      </p>
      <SalesPause center={center} onChanged={setCenters} />
      <Checklist center={center} onChanged={setCenters} />
    </Panel>
  ));
}

function stateOf({ status, is_suspended, submitted_at }: OwnCenter): string {
  if (is_suspended) return 'Работа приостановлена';
  if (status === 'CREATED') return submitted_at === null ? 'Документы ещё не отправлены' : 'На проверке';
  return requestStatusesOfHim[status].label;
}

/** A failed request is left out: the rest of the cabinet says that the server is unreachable. */
function useOwnCenters() {
  const [centers, setCenters] = useState<readonly OwnCenter[]>([]);
  useEffect(() => {
    partnerSession.call<OwnCenter[]>('/partner/centers').then(setCenters, () => undefined);
  }, []);
  return [centers, setCenters] as const;
}
