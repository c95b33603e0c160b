import type { OwnCenter, OwnCenterStep } from '@odonta/api/contract';
import { onboardingSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import styles from './partner.module.css';

/** The state of the member's centres, and the steps missing before their courses appear on the site. */
export function OwnCenters() {
  const centers = useOwnCenters();
  return centers.map((center) => (
    <Panel key={center.id} title={center.name}>
      <p className={styles.state}>
        {stateOf(center)}
        {center.manager_name !== null && ` · ваш менеджер — ${center.manager_name}`}
      </p>
      <ul className={styles.steps}>
        {center.steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ul>
    </Panel>
  ));
}

const stateOf = ({ status, is_suspended }: OwnCenter) =>
  is_suspended ? 'Работа приостановлена' : requestStatusesOfHim[status].label;

function Step({ step: { name, is_done, why } }: { step: OwnCenterStep }) {
  return (
    <li className={is_done ? styles.done : undefined}>
      <span className={styles.sign}>{is_done && <Icon name="check" size={16} />}</span>
      <span>
        <strong>{onboardingSteps[name].label}</strong>
        <span className="visually-hidden">{is_done ? ': готово' : ': ещё не готово'}</span>
        {why !== '' && <span className={styles.why}>{why}</span>}
      </span>
    </li>
  );
}

/** A failed request is left out: the rest of the cabinet says that the server is unreachable. */
function useOwnCenters(): readonly OwnCenter[] {
  const [centers, setCenters] = useState<OwnCenter[]>([]);
  useEffect(() => {
    partnerSession.call<OwnCenter[]>('/partner/centers').then(setCenters, () => undefined);
  }, []);
  return centers;
}
