import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { useState } from 'react';
import { post } from '../../../lib/api.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { Done } from './Done.tsx';
import styles from './entries.module.css';

interface Props {
  token: string;
  audience: SessionAudience;
  askAgain(): void;
}

const shape: FormShape<{ password: string }> = {
  name: 'new-password',
  labels: { password: 'Новый пароль' },
  rules: { password: newPasswordRule },
  empty: { password: '' },
  secret: ['password'],
};

const entries: Readonly<Record<SessionAudience, string>> = {
  user: paths.login,
  legal: paths.legalEntry,
  individual: paths.individualEntry,
};

export function NewPasswordForm({ token, audience, askAgain }: Props) {
  const [isSet, setSet] = useState(false);
  const form = useServerForm({
    shape,
    send: ({ password }) => post(`${recoveryCalls[audience]}/confirm`, { token, password }),
    onSent: () => setSet(true),
    failed: 'Не удалось сохранить пароль, попробуйте ещё раз',
    isPage: true,
  });
  if (isSet)
    return (
      <Done heading="Пароль изменён">
        Все сеансы завершены: на каждом устройстве нужно войти заново.{' '}
        <a href={entries[audience]}>Войти с новым паролем</a>
      </Done>
    );
  return (
    <>
      <PublicForm form={form} shape={shape} words={{ send: 'Сохранить пароль', sending: 'Сохраняем…' }}>
        <PasswordField name="password" isNew />
      </PublicForm>
      <button className={styles.back} type="button" onClick={askAgain}>
        Запросить новую ссылку
      </button>
    </>
  );
}
