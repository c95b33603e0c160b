import type { CenterAccess, CenterMember } from '@odonta/api/contract';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { CloseAccess } from '../../own/members/CloseAccess.tsx';
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
        <CloseAccess name={name} act={() => partnerSession.call(path, 'DELETE')} onClosed={onChanged}>
          <p>
            {name} больше не увидит кабинет центра «{center.name}». Заказы и документы останутся.
          </p>
        </CloseAccess>
      </div>
    </li>
  );
}
