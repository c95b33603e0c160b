import { signInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import type { FormShape } from '../forms/formShape.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { LoginField } from '../forms/TextField.tsx';
import { useServerForm } from '../forms/useServerForm.ts';
import { type Credentials, type Entrance, signIn } from './signIn.ts';

const shape: FormShape<Credentials> = {
  name: 'login',
  labels: { login: 'Почта или телефон', password: 'Пароль' },
  rules: signInForm,
  empty: { login: '', password: '' },
  secret: ['password'],
};

export function LoginForm({ onEntered }: { onEntered(entrance: Entrance): void }) {
  const form = useServerForm({
    shape,
    send: async (values) => onEntered(await signIn(values)),
    failed: 'Не удалось войти, попробуйте ещё раз',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Войти', sending: 'Входим…' }}>
      <LoginField name="login" />
      <PasswordField name="password" />
    </PublicForm>
  );
}
