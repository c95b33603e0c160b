import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { StaffPayout } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { MakeStatement } from '../accounting_docs/MakeStatement.tsx';

/** The agent's report that accounts for a payout: made once it has left, and from then on taken as a file. */
export function PayoutReport() {
  const payout = useRecordContext<StaffPayout>();
  const { may } = useRights();
  const { download, isBusy } = useDownload();
  if (!payout) return null;
  const { id, status, report } = payout;
  if (!report)
    return status === 'CONFIRMED' || status === 'FINISHED' ? (
      <MakeStatement label="Составить отчёт агента" asked={{ kind: 'AGENT_REPORT', payout_id: id }} />
    ) : null;
  if (!may('accounting_docs.show')) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      disabled={isBusy}
      onClick={() => void download(`/accounting_docs/${report.id}/pdf`, 'Отчёт агента скачан')}
    >
      Отчёт агента, PDF
    </Button>
  );
}
