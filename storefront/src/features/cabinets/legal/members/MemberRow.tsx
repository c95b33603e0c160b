import type { CompanyMember } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { CloseAccess } from '../../own/members/CloseAccess.tsx';
import styles from '../../own/own.module.css';
import { ChangeDuty } from './ChangeDuty.tsx';

interface Props {
  member: CompanyMember;
  onChanged(): Promise<void>;
}

export function MemberRow({ member, onChanged }: Props) {
  const { id, name, email, role, is_invited, is_self, month_limit, month_spent } = member;

  async function inviteAgain() {
    await legalSession.call(`/legal/members/${id}/invite`, 'POST', {});
    toast('success', `Приглашение отправлено на ${email}`);
  }

  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className="badge">{is_invited ? 'Приглашён' : legalRoles[role].label}</span>
        <strong>
          {name}
          {is_self && ' — это вы'}
        </strong>
        <span className={styles.note}>
          {email}
          {is_invited && ` · роль: ${legalRoles[role].label.toLowerCase()}`}
        </span>
        {month_limit !== null && (
          <span className={styles.note}>
            Заказал за месяц {month_spent === 0 ? '0 ₽' : formatPrice(month_spent)} из{' '}
            {formatPrice(month_limit)}
          </span>
        )}
      </div>
      <div className={styles.end}>
        {is_invited && (
          <BusyButton act={inviteAgain} failed="Не удалось отправить приглашение">
            Отправить ещё раз
          </BusyButton>
        )}
        <ChangeDuty member={member} onChanged={onChanged} />
        <CloseAccess
          name={name}
          act={() => legalSession.call(`/legal/members/${id}`, 'DELETE')}
          onClosed={onChanged}
        >
          <p>{name} сразу выйдет из кабинета на всех устройствах. Заказы и документы останутся.</p>
        </CloseAccess>
      </div>
    </li>
  );
}
