import type { LecturerInvitationCard } from '@odonta/api/contract';
import { lecturerAcceptanceForm } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { useMemo } from 'react';
import { post } from '../../../../lib/api.ts';
import { htmlOf } from '../lecturer/plainText.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { ConsentField } from '../../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../../platform/forms/consent.ts';
import { FullNameFields } from '../../../platform/forms/FullNameFields.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PasswordField } from '../../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { fullNameLabels } from '../../../platform/forms/personLabels.ts';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { linkToken } from '../../../identity/auth/linkToken.ts';

interface Props {
  card: LecturerInvitationCard;
  onAccepted(): void;
}

const accept = (given: object) => post('/partner/lecturership/accept', { token: linkToken ?? '', ...given });

/** A lecturer of the site just agrees; a new one writes his page, and sets a password unless he has one. */
export const LecturershipForm = ({ card, onAccepted }: Props) =>
  card.has_page ? (
    <p>
      <BusyButton
        className="button"
        act={() => accept({}).then(onAccepted)}
        failed="Не удалось записать ответ"
      >
        Участвую
      </BusyButton>
    </p>
  ) : (
    <NewPage card={card} onAccepted={onAccepted} />
  );

function NewPage({ card, onAccepted }: Props) {
  const shape = useMemo(() => shapeOf(card), [card]);
  const form = useServerForm({
    shape,
    async send({ text, password, consent: _agreed, ...name }) {
      const account = card.has_account ? {} : { password, consent: givenConsent() };
      await accept({ ...name, text: htmlOf(text), ...account });
    },
    onSent: onAccepted,
    failed: 'Не удалось записать ответ, попробуйте ещё раз',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Участвую', sending: 'Сохраняем…' }}>
      <FullNameFields />
      <LongTextField
        name="text"
        rows={8}
        hint="Степень, стаж, чему учите, где учились сами. Абзацы отделяйте пустой строкой. Фотографию можно добавить в кабинете"
      />
      {!card.has_account && (
        <>
          <PasswordField name="password" isNew />
          <ConsentField name="consent" />
        </>
      )}
    </PublicForm>
  );
}

interface Values {
  last_name: string;
  first_name: string;
  middle_name: string;
  text: string;
  password: string;
  consent: boolean;
}

function shapeOf({ email, has_account, last_name, first_name, middle_name = '' }: LecturerInvitationCard) {
  const shape: FormShape<Values> = {
    name: `lecturership-${email}`,
    labels: { ...fullNameLabels, text: 'О себе', password: 'Пароль', consent: 'Согласие' },
    rules: { ...lecturerAcceptanceForm, ...(!has_account && { password: newPasswordRule }) },
    empty: { last_name, first_name, middle_name, text: '', password: '', consent: false },
    secret: ['password'],
  };
  return shape;
}
