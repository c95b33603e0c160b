import type { AskedRefundView, RefundCodeSent } from '@odonta/api/contract';
import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { post } from '../../../../lib/api.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { accountShape, digitsOf, isOfOneBank } from './accountForm.ts';
import { CodeStep } from './CodeStep.tsx';

interface Props {
  token: string;
  refund: AskedRefundView;
  onClosed(): void;
  onNamed(refund: AskedRefundView): void;
}

export interface SentCode {
  details: RefundBank;
  sentTo: string;
  resendAt: number;
}

/** The account first, then the code that came to the buyer for this account. */
export function AccountDialog({ token, refund, onClosed, onNamed }: Props) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const ask = async (details: RefundBank) => {
    const path = `/orders/${token}/refund_bank/code`;
    const { sent_to, resend_after } = await post<RefundCodeSent>(path, { refund_id: refund.id, ...details });
    setSent({ details, sentTo: sent_to, resendAt: Date.now() + resend_after * 1000 });
  };
  return (
    <Dialog title="Счёт для возврата" onClosed={onClosed}>
      {(close) =>
        sent ? (
          <CodeStep
            token={token}
            refund={refund}
            sent={sent}
            onNamed={(named) => {
              close();
              onNamed(named);
            }}
            sendAgain={() => ask(sent.details)}
            giveUp={() => setSent(null)}
          />
        ) : (
          <AccountForm send={ask} close={close} />
        )
      }
    </Dialog>
  );
}

function AccountForm({ send, close }: { send(details: RefundBank): Promise<void>; close(): void }) {
  const form = useServerForm<RefundBank>({
    shape: accountShape,
    async send(typed) {
      const details = { ...typed, account: digitsOf(typed.account), bic: digitsOf(typed.bic) };
      if (isOfOneBank(details)) await send(details);
      else
        form.methods.setError(
          'account',
          { message: 'Проверьте счёт и БИК: контрольная цифра не сходится' },
          { shouldFocus: true },
        );
    },
    failed: 'Не получилось отправить код',
    isPage: true,
  });
  return (
    <PublicForm
      form={form}
      shape={accountShape}
      close={close}
      words={{ send: 'Получить код', sending: 'Отправляем код…' }}
    >
      <TextField name="holder" autoComplete="name" maxLength={200} />
      <TextField name="bic" inputMode="numeric" autoComplete="off" maxLength={9} />
      <TextField name="account" inputMode="numeric" autoComplete="off" maxLength={25} />
      <TextField name="bank" autoComplete="off" maxLength={200} />
    </PublicForm>
  );
}
