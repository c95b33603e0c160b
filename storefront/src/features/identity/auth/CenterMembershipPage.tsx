import type { CenterMembershipCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { useCallback, useEffect, useState } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import { ApiError, post } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { Done } from './Done.tsx';
import styles from './entries.module.css';
import { linkToken } from './linkToken.ts';

const accept = (given: object = {}) =>
  post('/partner/membership/accept', { token: linkToken ?? '', ...given });

/** An invited member of a centre accepts: with his account, or with a password for a new one. */
export default function CenterMembershipPage() {
  const { state, look } = useInvitation();
  const [isAccepted, setAccepted] = useState(false);
  if (state.is !== 'there') return <NotThere is={state.is} look={look} />;
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

function NotThere({ is, look }: { is: 'loading' | 'stale' | 'failed'; look(): Promise<void> }) {
  if (is === 'loading') return <p role="status">Читаем приглашение…</p>;
  if (is === 'failed') return <LoadFailed what="приглашение" again={look} />;
  return (
    <p className={styles.notice} role="alert">
      Приглашение уже принято, отозвано или устарело. Попросите владельца кабинета прислать новое.
    </p>
  );
}

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

type Invitation = { is: 'loading' | 'stale' | 'failed' } | { is: 'there'; card: CenterMembershipCard };

function useInvitation() {
  const [state, setState] = useState<Invitation>({ is: 'loading' });
  const look = useCallback(async () => {
    if (linkToken === null) return setState({ is: 'stale' });
    try {
      setState({
        is: 'there',
        card: await post<CenterMembershipCard>('/partner/membership', { token: linkToken }),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: error.status === 422 ? 'stale' : 'failed' });
    }
  }, []);
  useEffect(() => void look(), [look]);
  return { state, look };
}
