import { Button, Typography } from '@mui/material';
import type { CenterDue, MonthEnd } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { RecordPointer } from '../../../../kit/record/RecordPointer.tsx';
import { type RowOf, Rows } from './Rows.tsx';
import { Step } from './Step.tsx';
import { sumOf, useChosen } from './useChosen.ts';
import { payouts } from './words.ts';

/** Payouts that would be prepared now, and sales that are left out. */
export function ToPrepare({ data: { from, to, due } }: { data: MonthEnd }) {
  const provider = useStaffData();
  const { act, isBusy } = useAction(['month_end']);
  const payable = due.filter(({ is_payable }) => is_payable).map((each) => ({ ...each, id: each.center_id }));
  const choice = useChosen(payable);
  const { chosen } = choice;
  const waiting = due.filter(({ is_payable }) => !is_payable);
  const prepare = () =>
    act(
      async () => {
        const centers = chosen.map(({ center_id, net }) => ({ center_id, net }));
        await provider.preparePayouts({ from, to, centers });
      },
      { done: `Подготовлено: ${payouts(chosen.length)}` },
    );
  return (
    <Step
      number={1}
      title="Подготовить"
      total={payable.length > 0 ? { count: payouts(payable.length), sum: sumOf(payable) } : null}
      done="Новых выплат нет: всё за этот месяц уже подготовлено или ещё не закончилось."
      actions={
        payable.length > 0 && (
          <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void prepare()}>
            {isBusy ? 'Готовлю…' : `Подготовить ${payouts(chosen.length)} на ${formatExact(sumOf(chosen))}`}
          </Button>
        )
      }
    >
      {payable.length > 0 && <Rows label="Подготовить выплаты" rows={payable.map(rowOf)} chosen={choice} />}
      {waiting.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2, fontSize: 15, fontWeight: 650 }}>
            Пока не войдут
          </Typography>
          <Rows label="Пока не войдут" rows={waiting.map(rowOf)} />
        </>
      )}
    </Step>
  );
}

function rowOf({ center_id, center_name, net, notes, ...due }: CenterDue): RowOf {
  return {
    id: center_id,
    name: center_name,
    title: <RecordPointer resource="centers" id={center_id} name={center_name} />,
    sum: net,
    detail: detailOf(due),
    notes,
  };
}

const detailOf = ({
  orders,
  gross,
  refunded,
  commission_sum,
  fee_share,
}: Omit<CenterDue, 'center_id' | 'center_name' | 'net' | 'notes'>) =>
  [
    plural(orders, ['заказ', 'заказа', 'заказов']),
    `продажи ${formatExact(gross)}`,
    refunded !== 0 && `возвраты ${formatExact(refunded)}`,
    `комиссия ${formatExact(commission_sum)}`,
    fee_share !== 0 && `эквайринг ${formatExact(fee_share)}`,
  ]
    .filter(Boolean)
    .join(' · ');
