import { signInForm } from '@odonta/db/vocabulary/people/signInForm.ts';
import type { FormShape } from '../forms/formShape.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useServerForm } from '../forms/useServerForm.ts';
import { goOn, nextHere } from '../sessions/entering.ts';
import { CameBack } from './CameBack.tsx';
import { type Credentials, signIn } from './signIn.ts';
import { useWayHome } from './useWayHome.ts';

const shape: FormShape<Credentials> = {
  name: 'login',
  labels: { login: 'Почта или телефон', password: 'Пароль' },
  rules: signInForm,
  empty: { login: '', password: '' },
  secret: ['password'],
};

/** One way in for partners and staff: the answer says who has come. */
export default function LoginForm() {
  useWayHome();
  const form = useServerForm({
    shape,
    send: async (values) => goOn(await signIn(values, nextHere())),
    failed: 'Не удалось войти, попробуйте ещё раз',
    isPage: true,
  });
  return (
    <>
      <CameBack />
      <PublicForm form={form} shape={shape} words={{ send: 'Войти', sending: 'Входим…' }}>
        <TextField
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField name="password" />
      </PublicForm>
    </>
  );
}
