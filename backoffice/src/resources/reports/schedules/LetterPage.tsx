import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { State } from '../../../kit/page/State.tsx';

/** The report behind a letter's link, for its recipient alone and for some days. */
export function LetterPage({ token }: { token: string }) {
  const provider = useStaffData();
  const { download, isBusy } = useDownload();
  const { data, error } = useQuery({
    queryKey: ['report_letters', token],
    queryFn: () => provider.sentReport(token),
    retry: false,
  });
  const all = (
    <Link component={RouterLink} to="/reports" underline="hover">
      Все отчёты
    </Link>
  );
  if (error)
    return (
      <State title="Отчёт не открылся" action={all}>
        {wordsOf(error, 'Попробуйте ещё раз позже')}
      </State>
    );
  if (!data) return <Loading />;
  const { title, about, from, to, format, expires_at } = data;
  return (
    <>
      <PageHead title={`Отчёт «${title}»`} back={{ to: '/reports', label: 'Отчёты' }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>
          {[
            from && to ? `За ${formatDate(from)} – ${formatDate(to)}` : 'На момент скачивания',
            ...about,
          ].join(' · ')}
        </Typography>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void download(`/report_letters/${encodeURIComponent(token)}/file`, 'Файл скачан')}
        >
          {format === 'xlsx' ? 'Скачать Excel' : 'Скачать CSV'}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
          Ссылка действует до {formatMoment(expires_at)} и открывает отчёт только вам.
        </Typography>
      </Box>
    </>
  );
}
