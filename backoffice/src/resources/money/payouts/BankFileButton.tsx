import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import type { StaffPayout } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { save } from '../../../kit/api/files.ts';
import { useComplain } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** The payment order for the internet bank, once the payout is signed. */
export function BankFileButton() {
  const { may } = useRights();
  const record = useRecordContext<StaffPayout>();
  const provider = useStaffData();
  const complain = useComplain();
  if (!record?.bank_order_no || !may('payouts.pay')) return null;
  const download = async () => {
    try {
      save(await provider.file(`/payouts/${record.id}/file`));
    } catch (error) {
      complain(error, 'Файл не скачался');
    }
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
      Файл для банка
    </Button>
  );
}
