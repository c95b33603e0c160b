import { signInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { type Credentials, type Entrance, signIn } from './signIn.ts';

const shape: FormShape<Credentials> = {
  name: 'login',
  labels: { login: 'Почта или телефон', password: 'Пароль' },
  rules: signInForm,
  empty: { login: '', password: '' },
  secret: ['password'],
};

export const LoginForm = ({ onEntered }: { onEntered(entrance: Entrance): void }) => (
  <PasswordSignIn shape={shape} send={async (credentials) => onEntered(await signIn(credentials))} />
);
