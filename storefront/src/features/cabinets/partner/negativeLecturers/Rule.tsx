import type { NegativeListCenter } from '@odonta/api/contract';
import { negativeLecturerRule } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { Panel } from '../../account/Panel.tsx';
import styles from './negativeLecturers.module.css';

interface Props {
  center: NegativeListCenter;
  onSigned(): Promise<void>;
}

const { version, points } = negativeLecturerRule;

/** The rule that a centre signs before it sees the list; for centres that have signed, a reminder. */
export function Rule({ center: { id, name, is_approved, is_signed, may_sign }, onSigned }: Props) {
  if (!is_approved)
    return (
      <Panel title={name}>
        <p>Список открыт центрам, которые прошли проверку и работают. Вопросы решит ваш менеджер.</p>
      </Panel>
    );
  if (is_signed)
    return (
      <details className={styles.rule}>
        <summary>Правила списка приняты: {name}</summary>
        <Points />
      </details>
    );
  async function sign() {
    await partnerSession.call('/partner/negativeLecturers/rule', 'POST', { center_id: id, version });
    toast('success', 'Правила приняты, список открыт');
    await onSigned();
  }
  return (
    <Panel title={`Правила списка: ${name}`}>
      <Points />
      {may_sign ? (
        <div>
          <BusyButton className="button" act={sign}>
            Принять правила
          </BusyButton>
        </div>
      ) : (
        <p className="muted">Правила принимает владелец центра. После этого список откроется и вам.</p>
      )}
    </Panel>
  );
}

const Points = () => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
