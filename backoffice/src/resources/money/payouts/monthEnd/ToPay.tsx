import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { MonthEndPayout, PaidAtOnce } from '@odonta/api/contract';
import { useState } from 'react';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { save } from '../../../../kit/api/files.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { partyInLines } from '../../../../kit/inputs/partyInLines.ts';
import { useRights } from '../../../../kit/session/useRights.ts';
import { PayoutTitle } from './PayoutTitle.tsx';
import { type RowOf, Rows } from './Rows.tsx';
import { Step } from './Step.tsx';
import { sumOf, useChosen } from './useChosen.ts';
import { countOf, payouts, periodOf } from './words.ts';

/** Notes the payouts as paid and takes the file with their payment orders; those that may not leave say why. */
export function ToPay({ payouts: of, suggested }: { payouts: readonly MonthEndPayout[]; suggested: string }) {
  const { may } = useRights();
  const { act, isBusy } = useAction(['month_end']);
  const provider = useStaffData();
  const [called, setCalled] = useState<readonly Called[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed ?? suggested;
  const isCalled = (id: number) => called.some((call) => call.id === id);
  const mayLeave = ({ id, refusal }: MonthEndPayout) =>
    refusal === null || (refusal.needs === 'CALL' && isCalled(id));
  const ready = of.filter(mayLeave);
  const choice = useChosen(ready);
  const { chosen } = choice;
  const kept = of.filter((payout) => !mayLeave(payout));
  const unsigned = of.filter(({ refusal }) => refusal?.needs === 'SECOND').map(({ id }) => id);

  const rowOf = (payout: MonthEndPayout): RowOf => {
    const { id, refusal, payee } = payout;
    return {
      id,
      name: `${payout.center_name} · ${payout.number}`,
      title: <PayoutTitle payout={payout} />,
      sum: payout.net,
      detail: periodOf(payout),
      notes: refusal ? [refusal.message, ...(payee ? [partyInLines(payee).replaceAll('\n', ', ')] : [])] : [],
      remedy: payee && (
        <CallBox
          isCalled={isCalled(id)}
          onToggle={() =>
            setCalled(
              isCalled(id)
                ? called.filter((call) => call.id !== id)
                : [...called, { id, account: payee.account }],
            )
          }
        />
      ),
    };
  };
  const pay = () =>
    act(
      async () => {
        const { ids } = await provider.payPayouts({
          payouts: chosen.map(({ id, net }) => ({ id, net })),
          first_document_number: number,
          called: [...called],
        });
        setTyped(null);
        save(await provider.file(`/month_end/file?ids=${ids.join(',')}`));
      },
      { done: `Отмечено и выгружено для банка: ${countOf(chosen.length)}` },
    );
  const sign = () =>
    act(() => provider.bulk('payouts', { action: 'move', move: 'second_approve', body: {}, ids: unsigned }), {
      done: `Вторая подпись поставлена: ${countOf(unsigned.length)}`,
    });

  return (
    <Step
      number={3}
      title="Выплатить"
      total={of.length > 0 ? { count: countOf(of.length), sum: sumOf(of) } : null}
      done="Согласованных выплат нет."
      actions={
        of.length > 0 && (
          <>
            {ready.length > 0 && may('payouts.pay') && (
              <>
                <TextField
                  size="small"
                  label="Номер первого поручения"
                  value={number}
                  onChange={({ target }) => setTyped(target.value)}
                  helperText="Дальше номера идут подряд"
                  slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
                  sx={{ width: 210 }}
                />
                <Button
                  variant="contained"
                  sx={{ minHeight: 40 }}
                  disabled={isBusy || chosen.length === 0}
                  onClick={() => void pay()}
                >
                  {isBusy ? 'Записываю…' : `Выплатить ${payouts(chosen.length)} и скачать файл для банка`}
                </Button>
              </>
            )}
            {unsigned.length > 0 && may('payouts.second_approve') && (
              <Button variant="outlined" sx={{ minHeight: 40 }} disabled={isBusy} onClick={() => void sign()}>
                Поставить вторую подпись: {unsigned.length}
              </Button>
            )}
          </>
        )
      }
    >
      {ready.length > 0 && <Rows label="Можно выплатить" rows={ready.map(rowOf)} chosen={choice} />}
      {kept.length > 0 && <Rows label="Пока не уйдут" rows={kept.map(rowOf)} />}
    </Step>
  );
}

/** The account that a centre confirmed by telephone. */
type Called = PaidAtOnce['called'][number];

interface CallBoxProps {
  isCalled: boolean;
  onToggle: () => void;
}

const CallBox = ({ isCalled, onToggle }: CallBoxProps) => (
  <FormControlLabel
    control={<Checkbox size="small" checked={isCalled} onChange={onToggle} />}
    label="Позвонили в центр: реквизиты верны"
    slotProps={{ typography: { sx: { fontSize: 14 } } }}
  />
);
