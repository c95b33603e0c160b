import type { LeadGiven, NewLead } from '@odonta/api/contract';
import { phoneSignIn } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { secretMinutes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { useEffect } from 'react';
import { CodeAgain } from '../../identity/auth/CodeAgain.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import styles from '../orders/order.module.css';
import type { Sent } from './giving.ts';

interface Props {
  sent: Sent;
  give(body: NewLead): Promise<LeadGiven>;
  onGiven(): void;
  sendAgain(): Promise<void>;
  giveUp(): void;
}

const shape: FormShape<{ code: string }> = {
  name: 'bonus-code',
  labels: { code: 'Код из сообщения' },
  rules: { code: phoneSignIn.code },
  empty: { code: '' },
  secret: ['code'],
};

/** The phone is proved before its owner is given to anybody. */
export function BonusCode({ sent, give, onGiven, sendAgain, giveUp }: Props) {
  const form = useServerForm({
    shape,
    send: ({ code }) => give({ ...sent.body, code: code.trim() }),
    onSent: onGiven,
    failed: 'Не удалось передать контакты',
    isPage: true,
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <section className={styles.part}>
      <h1>Подтвердите телефон</h1>
      <p role="status">
        Отправили код на {sent.body.contact.phone}. Он действует {secretMinutes.LEAD_CODE} минут. Контакты
        передадим только после него.
      </p>
      <PublicForm form={form} shape={shape} words={{ send: 'Подтвердить', sending: 'Проверяем…' }}>
        <CodeField name="code" digits />
      </PublicForm>
      <div className={styles.ways}>
        <CodeAgain until={sent.resendAt} sendAgain={sendAgain} />
        <button className="button button--quiet button--small" type="button" onClick={giveUp}>
          Исправить контакты
        </button>
      </div>
    </section>
  );
}
