import type { SignedIn } from '@odonta/api/contract';
import { signInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import { useMemo } from 'react';
import { post } from '../../../lib/api.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { goOn, nextHere } from '../sessions/entering.ts';
import type { Session } from '../sessions/sessionStore.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import type { Credentials } from './signIn.ts';

interface Props {
  call: string;
  session: Pick<Session<unknown>, 'enter'>;
  home: string;
  login: { label: string; rule: TextRule };
}

/** Signing in to a buyer's cabinet with a login and a password. */
export function CabinetLoginForm({ call, session, home, login: { label, rule } }: Props) {
  const shape = useMemo<FormShape<Credentials>>(
    () => ({
      // Separate for each audience: values typed at one are not offered at another.
      name: `login${call.replaceAll('/', '-')}`,
      labels: { login: label, password: 'Пароль' },
      rules: { ...signInForm, login: rule },
      empty: { login: '', password: '' },
      secret: ['password'],
    }),
    [call, label, rule],
  );
  async function enter(credentials: Credentials) {
    const { token } = await post<SignedIn>(call, {
      login: credentials.login.trim(),
      password: credentials.password,
    });
    session.enter(token);
    goOn(nextHere() ?? home);
  }
  return <PasswordSignIn shape={shape} send={enter} />;
}
