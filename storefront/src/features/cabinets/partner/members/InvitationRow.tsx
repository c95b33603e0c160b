import type { CenterMemberInvitationView } from '@odonta/api/contract';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import styles from '../../own/own.module.css';

interface Props {
  invitation: CenterMemberInvitationView;
  onChanged(): Promise<void>;
}

/** A person who has not accepted yet. */
export function InvitationRow({ invitation: { id, name, email, role, expires_at }, onChanged }: Props) {
  const isOver = expires_at * 1000 <= Date.now();
  const path = `/partner/invitations/${id}`;
  async function again() {
    await partnerSession.call(`${path}/again`, 'POST', {});
    toast('success', `Приглашение отправлено на ${email}`);
    await onChanged();
  }
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={isOver ? 'badge badge--warm' : 'badge'}>{isOver ? 'Срок вышел' : 'Приглашён'}</span>
        <strong>{name}</strong>
        <span className={styles.note}>
          {email} · роль: {centerRoles[role].label.toLowerCase()}
          {!isOver && ` · ждём до ${formatMoscowDay(expires_at)}`}
        </span>
      </div>
      <div className={styles.end}>
        <BusyButton
          act={again}
          failed="Не удалось отправить приглашение"
          aria-label={`Отправить ещё раз: ${name}`}
        >
          Отправить ещё раз
        </BusyButton>
        <AskedButton
          label="Отозвать"
          aria-label={`Отозвать приглашение: ${name}`}
          title="Отозвать приглашение?"
          keep="Оставить"
          act={() => partnerSession.call(path, 'DELETE')}
          onDone={() => {
            toast('success', `Приглашение отозвано: ${name}`);
            return onChanged();
          }}
        >
          <p>Ссылка из письма перестанет действовать.</p>
        </AskedButton>
      </div>
    </li>
  );
}
