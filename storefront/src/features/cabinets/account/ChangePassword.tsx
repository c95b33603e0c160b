import { newPasswordRule, signInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';

interface PasswordValues {
  current: string;
  password: string;
}

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  path: string;
  /** The login under which a password manager stores it. */
  username: string | null;
}

const shape: FormShape<PasswordValues> = {
  name: 'password',
  labels: { current: 'Текущий пароль', password: 'Новый пароль' },
  rules: { current: signInForm.password, password: newPasswordRule },
  empty: { current: '', password: '' },
  secret: ['current', 'password'],
};

/** A changed password leaves an empty form behind. */
export function ChangePassword(props: Props) {
  const [count, setCount] = useState(0);
  return <PasswordForm key={count} {...props} onChanged={() => setCount(count + 1)} />;
}

function PasswordForm({ session, path, username, onChanged }: Props & { onChanged(): void }) {
  const form = useServerForm({
    shape,
    async send(values) {
      const { ended } = await session.call<{ ended: number }>(path, 'POST', values);
      toast('success', changedText(ended));
    },
    onSent: onChanged,
    failed: 'Не удалось сменить пароль',
    isPage: true,
  });
  return (
    <>
      <p className="muted">
        После смены пароля сеансы на других устройствах завершатся, а вам придёт письмо.
      </p>
      <PublicForm form={form} shape={shape} words={{ send: 'Сменить пароль', sending: 'Меняем…' }}>
        <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
        <PasswordField name="current" />
        <PasswordField name="password" isNew />
      </PublicForm>
    </>
  );
}

function changedText(ended: number): string {
  if (ended === 0) return 'Пароль изменён';
  return `Пароль изменён. Завершено: ${plural(ended, ['другой сеанс', 'других сеанса', 'других сеансов'])}`;
}
