import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useDownload } from '../../kit/api/useDownload.ts';
import { periodIn } from './asked.ts';
import { PeriodBar } from './PeriodBar.tsx';

/** The documents of a period for the accounting program. */
export function Export1cView() {
  const [address] = useSearchParams();
  const { download, isBusy } = useDownload();
  const query = new URLSearchParams({ ...periodIn(address) });
  return (
    <>
      <PeriodBar />
      <Typography sx={{ mb: 1.5, maxWidth: 720 }}>
        Счета, акты и УПД площадки, поступления, возвраты и выплаты за эти дни: с контрагентами, ИНН и КПП, в
        формате CommerceML. Частные лица в файле не названы, вместо имён – номера заказов.
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void download(`/exchange_1c/file?${query}`, 'Файл скачан')}
      >
        Скачать для 1С
      </Button>
    </>
  );
}
