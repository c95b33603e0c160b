import { secondStepForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { useEffect } from 'react';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { goOn } from '../sessions/entering.ts';
import styles from './entries.module.css';
import { makeSecondStep } from './signIn.ts';

interface Props {
  ticket: string;
  giveUp(): void;
}

const shape: FormShape<{ code: string }> = {
  name: 'second-step',
  labels: { code: 'Код' },
  rules: secondStepForm,
  empty: { code: '' },
  secret: ['code'],
};

/** After a right password: the code of an authenticator, or one of the printed codes. */
export function SecondStepForm({ ticket, giveUp }: Props) {
  const form = useServerForm({
    shape,
    send: async ({ code }) => goOn(await makeSecondStep(ticket, code)),
    failed: 'Не удалось войти, попробуйте ещё раз',
    isPage: true,
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <>
      <p className={styles.notice}>
        Пароль верный. Введите код из приложения для входа или один из резервных кодов.
      </p>
      <PublicForm form={form} shape={shape} words={{ send: 'Войти', sending: 'Проверяем…' }}>
        <CodeField name="code" />
      </PublicForm>
      <button className={styles.back} type="button" onClick={giveUp}>
        Войти под другим именем
      </button>
    </>
  );
}
