import type { CenterAccess, CenterMember } from '@odonta/api/contract';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import styles from '../../own/own.module.css';
import { ChangeRole } from './ChangeRole.tsx';

interface Props {
  center: CenterAccess['center'];
  member: CenterMember;
  onChanged(): Promise<void>;
}

export function MemberRow({ center, member, onChanged }: Props) {
  const { id, name, email, role, is_self } = member;
  const path = `/partner/centers/${center.id}/members/${id}`;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className="badge">{centerRoles[role].label}</span>
        <strong>
          {name}
          {is_self && ' — это вы'}
        </strong>
        <span className={styles.note}>{email}</span>
      </div>
      <div className={styles.end}>
        <ChangeRole path={path} member={member} onChanged={onChanged} />
        <AskedButton
          label="Закрыть доступ"
          aria-label={`Закрыть доступ: ${name}`}
          title="Закрыть доступ?"
          keep="Не закрывать"
          act={() => partnerSession.call(path, 'DELETE')}
          onDone={() => {
            toast('success', `Доступ закрыт: ${name}`);
            return onChanged();
          }}
        >
          <p>
            {name} больше не увидит кабинет центра «{center.name}». Заказы и документы останутся.
          </p>
        </AskedButton>
      </div>
    </li>
  );
}
