import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { useState } from 'react';
import { useAwake } from '../../../islands/useAwake.ts';
import { post } from '../../../lib/api.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { Done } from './Done.tsx';
import styles from './entries.module.css';
import { linkToken } from './linkToken.ts';

const shape: FormShape<{ password: string; consent: boolean }> = {
  name: 'membership',
  labels: { password: 'Пароль', consent: 'Согласие' },
  rules: { password: newPasswordRule },
  empty: { password: '', consent: false },
  secret: ['password'],
};

/** An invited member of a company sets his password. */
export default function MembershipPage() {
  const isAwake = useAwake();
  if (isAwake && linkToken === null)
    return (
      <p className={styles.notice} role="alert">
        Ссылка неполная: скопируйте её из письма целиком или попросите владельца кабинета прислать новую.
      </p>
    );
  return <AcceptanceForm />;
}

function AcceptanceForm() {
  const [email, setEmail] = useState<string | null>(null);
  const form = useServerForm({
    shape,
    async send({ password }) {
      const body = { token: linkToken ?? '', password, consent: givenConsent() };
      setEmail((await post<{ email: string }>('/legal/users/invitation', body)).email);
    },
    failed: 'Не удалось сохранить пароль, попробуйте ещё раз',
    isPage: true,
  });
  if (email !== null)
    return (
      <Done heading="Готово">
        Пароль сохранён, входите по почте {email}. <a href={paths.legalEntry}>Войти в кабинет</a>
      </Done>
    );
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Сохранить пароль', sending: 'Сохраняем…' }}>
      <PasswordField name="password" isNew />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
