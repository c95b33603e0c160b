import { Button } from '@mui/material';
import type { MonthEndPayout } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useAction } from '../../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';
import { useRights } from '../../../../kit/session/useRights.ts';
import { PayoutTitle } from './PayoutTitle.tsx';
import { type RowOf, Rows } from './Rows.tsx';
import { Step } from './Step.tsx';
import { sumOf, useChosen } from './useChosen.ts';
import { countOf, payouts, periodOf } from './words.ts';

/** Centres agree by themselves or by silence; whom one has spoken with is agreed for here. */
export function ToAgree({ payouts: of }: { payouts: readonly MonthEndPayout[] }) {
  const provider = useStaffData();
  const { may } = useRights();
  const { act, isBusy } = useAction(['month_end']);
  const waiting = of.filter(({ status }) => status === 'PREPARE');
  const disputed = of.filter(({ status }) => status === 'REJECTED');
  const choice = useChosen(waiting);
  const { chosen } = choice;
  const agree = () =>
    act(
      () =>
        provider.bulk('payouts', {
          action: 'move',
          move: 'agree',
          body: {},
          ids: chosen.map(({ id }) => id),
        }),
      { done: `Согласовано: ${countOf(chosen.length)}` },
    );
  return (
    <Step
      number={2}
      title="Согласовать"
      total={of.length > 0 ? { count: countOf(of.length), sum: sumOf(of) } : null}
      done="Согласия никто не ждёт."
      actions={
        waiting.length > 0 &&
        may('payouts.agree') && (
          <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void agree()}>
            Согласовать {payouts(chosen.length)}
          </Button>
        )
      }
    >
      {waiting.length > 0 && <Rows label="Ждут согласия" rows={waiting.map(rowOf)} chosen={choice} />}
      {disputed.length > 0 && <Rows label="Оспорены центрами" rows={disputed.map(disputedRow)} />}
    </Step>
  );
}

const rowOf = (payout: MonthEndPayout): RowOf => ({
  id: payout.id,
  name: `${payout.center_name} · ${payout.number}`,
  title: <PayoutTitle payout={payout} />,
  sum: payout.net,
  detail: [
    periodOf(payout),
    payout.agreed_by && `молчание станет согласием ${formatMoment(payout.agreed_by)}`,
  ]
    .filter(Boolean)
    .join(' · '),
});

const disputedRow = (payout: MonthEndPayout): RowOf => ({
  ...rowOf(payout),
  notes: ['Центр оспорил выплату: посмотрите причину и верните её на пересчёт'],
});
