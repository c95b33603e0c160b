import type { OwnCenter, OwnCenterStep } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { onboardingSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { Icon } from '../../../../components/ui/Icon.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import styles from '../partner.module.css';
import { StepDialog } from './StepDialog.tsx';

interface Props {
  center: OwnCenter;
  onChanged(centers: readonly OwnCenter[]): void;
}

/** The steps of a centre, each filled in here, and the button that sends them. */
export function Checklist({ center, onChanged }: Props) {
  async function submit() {
    const path = `/partner/centers/${center.id}/submit`;
    onChanged(await partnerSession.call<OwnCenter[]>(path, 'POST', {}));
    toast('success', 'Документы отправлены: менеджер ответит в рабочее время');
  }
  return (
    <>
      <ol className={styles.steps}>
        {center.steps.map((step) => (
          <Step key={step.name} {...{ center, step, onChanged }} />
        ))}
      </ol>
      {center.can_submit && (
        <BusyButton act={submit} failed="Не удалось отправить документы">
          Отправить на проверку
        </BusyButton>
      )}
    </>
  );
}

function Step({ center, step, onChanged }: Props & { step: OwnCenterStep }) {
  const { name, is_done, why, remark } = step;
  return (
    <li className={is_done ? styles.done : undefined}>
      <span className={styles.sign}>{is_done && <Icon name="check" size={16} />}</span>
      <div>
        <strong>{onboardingSteps[name].label}</strong>
        <span className="visually-hidden">{is_done ? ': готово' : ': ещё не готово'}</span>
        {remark !== null && <span className={styles.remark}>Замечание менеджера: {remark}</span>}
        {why !== '' && <span className={styles.why}>{why}</span>}
        {name === 'first_course' && !is_done && (
          <a className="button button--quiet button--small" href={partnerSection('courses')}>
            Завести курс
          </a>
        )}
        {center.application && (
          <StepDialog {...{ center, step, onChanged }} application={center.application} />
        )}
      </div>
    </li>
  );
}
