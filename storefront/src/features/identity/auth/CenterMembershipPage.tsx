import type { CenterMembershipCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { Done } from './Done.tsx';
import { linkToken } from './linkToken.ts';
import { NoInvitation } from './NoInvitation.tsx';
import { useInvitation } from './useInvitation.ts';

const accept = (given: object = {}) =>
  post('/partner/membership/accept', { token: linkToken ?? '', ...given });

/** An invited member of a centre accepts: with his account, or with a password for a new one. */
export default function CenterMembershipPage() {
  const { state, look } = useInvitation<CenterMembershipCard>('/partner/membership');
  const [isAccepted, setAccepted] = useState(false);
  if (state.is !== 'there') return <NoInvitation is={state.is} look={look} stale={stale} />;
  const { center, role, email, has_account } = state.card;
  if (isAccepted)
    return (
      <Done heading="Готово">
        Кабинет центра «{center}» открыт, входите по почте {email}. <a href={paths.login}>Войти в кабинет</a>
      </Done>
    );
  return (
    <>
      <p>
        Центр «{center}», роль — {centerRoles[role].label.toLowerCase()}. Входить вы будете по почте {email}
        {has_account && ', со своим прежним паролем'}.
      </p>
      {has_account ? (
        <BusyButton className="button" act={() => accept().then(() => setAccepted(true))}>
          Принять приглашение
        </BusyButton>
      ) : (
        <NewAccount onAccepted={() => setAccepted(true)} />
      )}
    </>
  );
}

const stale = 'Приглашение уже принято, отозвано или устарело. Попросите владельца кабинета прислать новое.';

const shape: FormShape<{ password: string; consent: boolean }> = {
  name: 'center-membership',
  labels: { password: 'Пароль', consent: 'Согласие' },
  rules: { password: newPasswordRule },
  empty: { password: '', consent: false },
  secret: ['password'],
};

function NewAccount({ onAccepted }: { onAccepted(): void }) {
  const form = useServerForm({
    shape,
    async send({ password }) {
      await accept({ password, consent: givenConsent() });
    },
    onSent: onAccepted,
    failed: 'Не удалось принять приглашение, попробуйте ещё раз',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Принять приглашение', sending: 'Сохраняем…' }}>
      <PasswordField name="password" isNew />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
