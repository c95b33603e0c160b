import { phoneSignIn } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { secretMinutes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { useEffect, useMemo } from 'react';
import { CodeAgain } from '../../identity/auth/CodeAgain.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import styles from '../orders/order.module.css';
import type { Sent } from './giving.ts';
import type { useGiving } from './useGiving.ts';

interface Props {
  promotionId: number;
  sent: Sent;
  giving: ReturnType<typeof useGiving>;
}

/** The phone is proved before its owner is given to anybody. */
export function BonusCode({ promotionId, sent, giving }: Props) {
  const { contact } = sent.body;
  const shape = useMemo(() => shapeOf(promotionId), [promotionId]);
  const form = useServerForm({
    shape,
    send: ({ code }) => giving.give({ ...sent.body, code: code.trim() }),
    onSent: giving.onGiven,
    failed: 'Не удалось передать контакты',
    isPage: true,
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  const Heading = contact ? 'h1' : 'h4';
  return (
    <section className={contact && styles.part}>
      <Heading>Подтвердите телефон</Heading>
      <p role="status">
        Отправили код на {contact?.phone ?? 'телефон из заказа'}. Он действует {secretMinutes.LEAD_CODE}{' '}
        минут. Контакты передадим только после него.
      </p>
      <PublicForm form={form} shape={shape} words={{ send: 'Подтвердить', sending: 'Проверяем…' }}>
        <CodeField name="code" digits />
      </PublicForm>
      <div className={styles.ways}>
        <CodeAgain until={sent.resendAt} sendAgain={giving.sendAgain} />
        {contact && (
          <button className="button button--quiet button--small" type="button" onClick={giving.giveUp}>
            Исправить контакты
          </button>
        )}
      </div>
    </section>
  );
}

/** A page of an order may ask for the codes of several bonuses. */
const shapeOf = (promotionId: number): FormShape<{ code: string }> => ({
  name: `bonus-code-${promotionId}`,
  labels: { code: 'Код из сообщения' },
  rules: { code: phoneSignIn.code },
  empty: { code: '' },
  secret: ['code'],
});
