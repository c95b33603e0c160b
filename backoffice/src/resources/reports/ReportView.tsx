import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { ReportBody, ReportFormat, ReportSummary } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { fewestPeople } from '@odonta/db/vocabulary/reports/reports.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useDownload } from '../../kit/api/useDownload.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Loading } from '../../kit/page/Loading.tsx';
import { askedOf } from './asked.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTable } from './ReportTable.tsx';
import { StatementButton } from './StatementButton.tsx';
import { ScheduleButton } from './schedules/ScheduleButton.tsx';

export function ReportView({ report }: { report: ReportSummary }) {
  const provider = useStaffData();
  const [address] = useSearchParams();
  const asked = askedOf(report, address);
  const isUnnamed = report.needs.length > 0 && !report.needs.some((name) => asked.has(name));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['reports', report.name, String(asked)],
    queryFn: () => provider.report(report.name, asked),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: !isUnnamed,
  });
  return (
    <>
      {report.has_period && <PeriodBar />}
      <ReportFilters report={report} />
      <Downloads
        report={report}
        asked={asked}
        isUnnamed={isUnnamed}
        isEmpty={isUnnamed || data?.count === 0}
      />
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void refetch()}>Повторить</Button>}
        >
          {wordsOf(error, 'Отчёт не загрузился')}
        </Alert>
      )}
      {isUnnamed && <Typography sx={{ py: 3 }}>Выберите, о ком отчёт, и нажмите «Показать».</Typography>}
      {!data && !error && !isUnnamed && <Loading />}
      {data && !error && !isUnnamed && (
        <Box aria-busy={isFetching}>
          <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Отчёт обновляется" />}</Box>
          <Found data={data} />
        </Box>
      )}
    </>
  );
}

function Found({ data }: { data: ReportBody }) {
  const { rows, count, withheld } = data;
  if (count === 0 && withheld === null)
    return <Typography sx={{ py: 3 }}>За это время и по этим условиям ничего нет.</Typography>;
  return (
    <>
      {withheld && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {withheldInWords[withheld]}
        </Alert>
      )}
      <ReportChart data={data} />
      <ReportTable data={data} />
      {rows.length > 0 && rows.length < count && (
        <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: 14 }}>
          Показано {rows.length} из {count.toLocaleString('ru-RU')}. Остальные строки будут в файле.
        </Typography>
      )}
    </>
  );
}

const withheldInWords = {
  ROWS: `Вам видны только суммы. Если в отчёте меньше ${plural(fewestPeople, ['участника', 'участников', 'участников'])}, не показываются и они.`,
  SMALL_GROUPS: `Группы меньше ${plural(fewestPeople, ['участника', 'участников', 'участников'])} показаны одной строкой.`,
};

interface DownloadsProps {
  report: ReportSummary;
  asked: URLSearchParams;
  isUnnamed: boolean;
  isEmpty: boolean;
}

function Downloads({ report, asked, isUnnamed, isEmpty }: DownloadsProps) {
  const { download, isBusy } = useDownload();
  const take = (format: ReportFormat) => {
    const query = new URLSearchParams(asked);
    query.set('format', format);
    void download(`/reports/${report.name}/file?${query}`, 'Файл скачан');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {report.formats.map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy || isEmpty}
          onClick={() => take(format)}
        >
          {formats[format]}
        </Button>
      ))}
      {!isUnnamed && <ScheduleButton report={report} asked={asked} />}
      {!isEmpty && <StatementButton report={report} asked={asked} />}
    </Box>
  );
}

const formats: Readonly<Record<ReportFormat, string>> = { xlsx: 'Скачать Excel', csv: 'Скачать CSV' };
