import type { OwnMarketingBalance } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { leastTopUp, mostTopUp, roublesIn, sumShape } from './sumForm.ts';

interface Props {
  balance: Pick<OwnMarketingBalance, 'id'>;
  onChanged(): Promise<void>;
}

/** Asks for an invoice; one that was sent leaves an empty form behind. */
export function TopUp({ balance, onChanged }: Props) {
  const [count, setCount] = useState(0);
  return (
    <TopUpForm
      key={count}
      balance={balance}
      onSent={() => {
        setCount(count + 1);
        void onChanged();
      }}
    />
  );
}

function TopUpForm({ balance: { id }, onSent }: { balance: Props['balance']; onSent(): void }) {
  const shape = useMemo(() => sumShape(`top-up-${id}`, { min: leastTopUp, max: mostTopUp }), [id]);
  const ask = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        partnerSession.call(`/marketingBalances/${id}/invoices`, 'POST', body, keyed),
      ),
    [id],
  );
  const form = useServerForm({
    shape,
    async send({ sum }) {
      await ask({ sum: roublesIn(sum) });
      toast('success', 'Счёт выставлен и отправлен письмом');
    },
    onSent,
    failed: 'Не удалось выставить счёт',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Выставить счёт', sending: 'Выставляем…' }}>
      <TextField
        name="sum"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        hint="Баланс пополнится, когда банк покажет оплату"
      />
    </PublicForm>
  );
}
