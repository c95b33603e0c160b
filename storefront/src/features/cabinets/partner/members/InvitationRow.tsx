import type { CenterMemberInvitationView } from '@odonta/api/contract';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import styles from '../../own/own.module.css';
import { InvitationButtons } from '../InvitationButtons.tsx';

interface Props {
  invitation: CenterMemberInvitationView;
  onChanged(): Promise<void>;
}

/** A person who has not accepted yet. */
export function InvitationRow({ invitation: { id, name, email, role, expires_at }, onChanged }: Props) {
  const isOver = expires_at * 1000 <= Date.now();
  const path = `/partner/invitations/${id}`;
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
        <InvitationButtons
          name={name}
          email={email}
          sendAgain={() => partnerSession.call(`${path}/again`, 'POST', {})}
          withdraw={() => partnerSession.call(path, 'DELETE')}
          onDone={onChanged}
        />
      </div>
    </li>
  );
}
