import type { OwnMarketingBalance } from '@odonta/api/contract';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { roublesIn, sumShape } from './sumForm.ts';

interface Props {
  balance: Pick<OwnMarketingBalance, 'id' | 'available'>;
  onChanged(): Promise<void>;
}

/** Asks for money back, to the account in the requisites of the centre. */
export function Withdraw({ balance: { id, available }, onChanged }: Props) {
  const shape = useMemo(() => sumShape(`withdraw-${id}`, { min: 0.01, max: available }), [id, available]);
  const ask = useMemo(
    () =>
      oneAction((body: object, keyed) =>
        partnerSession.call(`/marketingBalances/${id}/withdrawals`, 'POST', body, keyed),
      ),
    [id],
  );
  const form = useServerForm({
    shape,
    async send({ sum }) {
      await ask({ sum: roublesIn(sum) });
      toast('success', 'Запрос отправлен в бухгалтерию');
    },
    onSent: () => void onChanged(),
    failed: 'Не удалось запросить вывод',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Запросить вывод', sending: 'Отправляем…' }}>
      <TextField
        name="sum"
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        hint="Деньги придут на расчётный счёт из реквизитов центра"
      />
    </PublicForm>
  );
}
