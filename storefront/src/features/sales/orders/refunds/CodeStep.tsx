import type { AskedRefundView } from '@odonta/api/contract';
import { secretMinutes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { useEffect, useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { post } from '../../../../lib/api.ts';
import { CodeAgain } from '../../../identity/auth/CodeAgain.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import styles from '../order.module.css';
import type { SentCode } from './AccountDialog.tsx';
import { codeShape } from './accountForm.ts';

interface Props {
  token: string;
  refund: AskedRefundView;
  sent: SentCode;
  onNamed(refund: AskedRefundView): void;
  sendAgain(): Promise<void>;
  giveUp(): void;
}

export function CodeStep({ token, refund, sent, onNamed, sendAgain, giveUp }: Props) {
  const name = useMemo(
    () =>
      oneAction((body: { code: string }, keyed) =>
        post<AskedRefundView>(
          `/orders/${token}/refund_bank`,
          { refund_id: refund.id, ...sent.details, ...body },
          keyed,
        ),
      ),
    [token, refund.id, sent.details],
  );
  const form = useServerForm({
    shape: codeShape,
    async send({ code }) {
      const named = await name({ code: code.trim() });
      toast('success', 'Счёт сохранён. Письмо об этом придёт на почту заказа');
      onNamed(named);
    },
    failed: 'Не получилось сохранить счёт',
    isPage: true,
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <>
      <p role="status">
        {`Отправили код на ${sent.sentTo}. Он действует ${secretMinutes.REFUND_ACCOUNT} минут и только для этого счёта.`}
      </p>
      <PublicForm form={form} shape={codeShape} words={{ send: 'Подтвердить счёт', sending: 'Проверяем…' }}>
        <CodeField name="code" digits />
      </PublicForm>
      <div className={styles.ways}>
        <CodeAgain until={sent.resendAt} sendAgain={sendAgain} />
        <button className="button button--quiet button--small" type="button" onClick={giveUp}>
          Исправить счёт
        </button>
      </div>
    </>
  );
}
