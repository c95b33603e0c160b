import type { CenterProdCard, LecturerInvitationView } from '@odonta/api/contract';
import { toast } from '../../../../../components/ui/toast.ts';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../../platform/actions/BusyButton.tsx';
import { useCourse, useStore } from '../saving/useCourse.ts';
import styles from './inputs.module.css';

/** Invited lecturers who have not answered: their letters can be sent again and withdrawn. */
export function InvitedLecturers() {
  const { card } = useCourse();
  return (
    <ul className={styles.rows} aria-label="Приглашения без ответа">
      {card.lecturer_invitations.map((invitation) => (
        <Invited key={invitation.lecturer_id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Invited({ invitation: { lecturer_id, email } }: { invitation: LecturerInvitationView }) {
  const store = useStore();
  const { card } = useCourse();
  const name = card.names.lecturers[lecturer_id] ?? email;
  const path = `/prods/my/${card.id}/lecturers/${lecturer_id}`;
  async function call(to: string, method: string, body?: object) {
    if (!(await store.flush()))
      throw new ApiError(409, { message: 'Сначала исправьте отмеченные поля курса' });
    return partnerSession.call<CenterProdCard>(to, method, body);
  }
  async function again() {
    store.become(await call(`${path}/again`, 'POST', {}));
    toast('success', `Приглашение отправлено на ${email}`);
  }
  return (
    <li className={styles.buttons}>
      <span>{name}</span>
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
        act={() => call(path, 'DELETE')}
        onDone={(answered) => {
          store.become(answered);
          toast('success', `Приглашение отозвано: ${name}`);
        }}
      >
        <p>Ссылка из письма перестанет действовать, и лектора в курсе не будет.</p>
      </AskedButton>
    </li>
  );
}
