import type { CenterProdCard, KnownLecturer } from '@odonta/api/contract';
import {
  lecturerInvitationDays,
  lecturerInvitationForm,
} from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../../../components/ui/toast.ts';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../../platform/forms/PublicForm.tsx';
import { fullNameLabels } from '../../../../platform/forms/personLabels.ts';
import { EmailField, TextField } from '../../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../../platform/forms/useServerForm.ts';
import { useStore } from '../saving/useCourse.ts';
import styles from './inputs.module.css';

interface Props {
  /** The name that nobody was found by. */
  typed: string;
  onKnown(lecturer: KnownLecturer): void;
  close(): void;
}

/** Invites a person whom the site does not know; a known lecturer is offered instead. */
export function InviteLecturer({ typed, onKnown, close }: Props) {
  const store = useStore();
  const { id } = store.current().card;
  const shape = useMemo(() => shapeOf(id, typed), [id, typed]);
  const [known, setKnown] = useState<readonly KnownLecturer[]>([]);
  const form = useServerForm({
    shape,
    async send(values) {
      setKnown([]);
      if (!(await store.flush()))
        throw new ApiError(409, { message: 'Сначала исправьте отмеченные поля курса' });
      const body = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
      try {
        store.become(await partnerSession.call<CenterProdCard>(`/prods/my/${id}/lecturers`, 'POST', body));
      } catch (error) {
        if (error instanceof ApiError && Array.isArray(error.current)) setKnown(error.current);
        throw error;
      }
      toast('success', `Приглашение отправлено на ${body.email}`);
    },
    onSent: close,
    failed: 'Не удалось отправить приглашение',
    isPage: true,
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Пригласить', sending: 'Отправляем…' }}>
      <p>
        Лектор получит письмо со ссылкой на {plural(lecturerInvitationDays, ['день', 'дня', 'дней'])}:
        заполнит свою страницу и ответит, участвует ли. На странице курса он появится, когда согласится и
        модератор проверит его страницу.
      </p>
      <TextField name="last_name" autoComplete="off" maxLength={48} />
      <TextField name="first_name" autoComplete="off" maxLength={48} />
      <TextField name="middle_name" autoComplete="off" maxLength={48} />
      <EmailField name="email" isOthers />
      <LongTextField name="note" rows={3} hint="Его прочтут в письме. Ссылки и телефоны мы уберём" />
      {known.length > 0 && (
        <ul className={styles.found} aria-label="Лекторы с таким именем">
          {known.map((lecturer) => (
            <li key={lecturer.id}>
              <button
                className="button button--small"
                type="button"
                onClick={() => {
                  onKnown(lecturer);
                  close();
                }}
              >
                Добавить: {lecturer.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PublicForm>
  );
}

interface Values extends Record<string, string> {
  last_name: string;
  first_name: string;
  middle_name: string;
  email: string;
  note: string;
}

function shapeOf(id: number, typed: string): FormShape<Values> {
  const [last_name = '', first_name = '', ...rest] = typed.trim().split(/\s+/);
  return {
    name: `invite-lecturer-${id}`,
    labels: { ...fullNameLabels, email: 'Почта', note: 'Несколько слов от вас' },
    rules: lecturerInvitationForm,
    empty: { last_name, first_name, middle_name: rest.join(' '), email: '', note: '' },
  };
}
