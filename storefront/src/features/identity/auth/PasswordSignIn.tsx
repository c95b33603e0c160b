import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { LoginField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import type { Credentials } from './signIn.ts';

interface Props {
  shape: FormShape<Credentials>;
  send(credentials: Credentials): Promise<void>;
}

export function PasswordSignIn({ shape, send }: Props) {
  const form = useServerForm({ shape, send, failed: 'Не удалось войти, попробуйте ещё раз', isPage: true });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Войти', sending: 'Входим…' }}>
      <LoginField name="login" />
      <PasswordField name="password" />
    </PublicForm>
  );
}
