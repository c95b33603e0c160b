import type { SignedIn } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { phoneSignIn, phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { useEffect } from 'react';
import { post } from '../../../lib/api.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { goOn, nextHere } from '../sessions/entering.ts';
import { individualSession } from '../sessions/sessions.ts';
import styles from './entries.module.css';
import type { CodeSent } from './PhonePage.tsx';
import { SendAgain } from './SendAgain.tsx';

interface Props {
  sent: CodeSent;
  onSentAgain(sent: CodeSent): void;
  giveUp(): void;
}

const shape: FormShape<{ code: string }> = {
  name: 'phone-code',
  labels: { code: 'Код из сообщения' },
  rules: { code: phoneSignIn.code },
  empty: { code: '' },
  secret: ['code'],
};

export function EnterCodeForm({ sent, onSentAgain, giveUp }: Props) {
  const form = useServerForm({
    shape,
    async send({ code }) {
      const body = { phone: sent.phone, code: code.trim(), consent: givenConsent() };
      const { token } = await post<SignedIn>(phoneSignInCalls.enter, body);
      individualSession.enter(token);
      goOn(nextHere() ?? paths.individualHome);
    },
    failed: 'Не удалось войти, попробуйте ещё раз',
    isPage: true,
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <>
      <p className={styles.notice} role="status">
        Отправили код на {sent.phone}. Он действует 10 минут.
      </p>
      <PublicForm form={form} shape={shape} words={{ send: 'Войти', sending: 'Проверяем…' }}>
        <CodeField name="code" digits />
      </PublicForm>
      <div className={styles.besides}>
        <SendAgain sent={sent} onSentAgain={onSentAgain} />
        <button className={styles.back} type="button" onClick={giveUp}>
          Изменить номер
        </button>
      </div>
    </>
  );
}
