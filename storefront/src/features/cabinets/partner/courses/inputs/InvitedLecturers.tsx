import type { CenterProdCard, LecturerInvitationView } from '@odonta/api/contract';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import fields from '../../editor/fields/fields.module.css';
import { InvitationButtons } from '../../InvitationButtons.tsx';
import { useCourse, useStore } from '../saving/useCourse.ts';

/** Invited lecturers who have not answered: their letters can be sent again and withdrawn. */
export function InvitedLecturers() {
  const { card } = useCourse();
  return (
    <ul className={fields.rows} aria-label="Приглашения без ответа">
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
  return (
    <li className={fields.buttons}>
      <span>{name}</span>
      <InvitationButtons
        name={name}
        email={email}
        ends="Ссылка из письма перестанет действовать, и лектора в курсе не будет."
        sendAgain={() => call(`${path}/again`, 'POST', {})}
        withdraw={() => call(path, 'DELETE')}
        onDone={store.become}
      />
    </li>
  );
}
