import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { MonthEndPayout } from '@odonta/api/contract';
import { useDownload } from '../../../../kit/api/useDownload.ts';
import { useRights } from '../../../../kit/session/useRights.ts';
import { PayoutTitle } from './PayoutTitle.tsx';
import { Rows } from './Rows.tsx';
import { Step } from './Step.tsx';
import { sumOf } from './useChosen.ts';
import { countOf, periodOf } from './words.ts';

/** The payouts of the month that have left; their file can be taken again. */
export function Paid({ payouts: of }: { payouts: readonly MonthEndPayout[] }) {
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  const path = `/month_end/file?ids=${of.map(({ id }) => id).join(',')}`;
  return (
    <Step
      number={4}
      title="Выплачено"
      total={of.length > 0 ? { count: countOf(of.length), sum: sumOf(of) } : null}
      done="За этот месяц ещё ничего не выплачено."
      actions={
        of.length > 0 &&
        may('payouts.pay') && (
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isBusy}
            onClick={() => void download(path, 'Файл для банка скачан')}
          >
            Файл для банка
          </Button>
        )
      }
    >
      {of.length > 0 && (
        <Rows
          label="Выплачено"
          rows={of.map((payout) => ({
            id: payout.id,
            name: `${payout.center_name} · ${payout.number}`,
            title: <PayoutTitle payout={payout} />,
            sum: payout.net,
            detail: `${periodOf(payout)} · п/п № ${payout.bank_order_no}${payout.status === 'FINISHED' ? ' · закрыта' : ''}`,
          }))}
        />
      )}
    </Step>
  );
}
