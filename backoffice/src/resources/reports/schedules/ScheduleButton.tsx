import ScheduleIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Button } from '@mui/material';
import type { ReportSummary } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** Has the report that is on the screen sent again and again: with its filters, of other days. */
export function ScheduleButton({ report, asked }: { report: ReportSummary; asked: URLSearchParams }) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  if (report.formats.length === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<ScheduleIcon />} onClick={() => setOpen(true)}>
        Присылать по расписанию
      </Button>
      {isOpen && (
        <ScheduleDialog
          report={report.name}
          title={`Присылать «${report.title}»`}
          hasPeriod={report.has_period}
          schedule={null}
          keep={async (draft) => {
            await provider.createReportSchedule({
              ...draft,
              report: report.name,
              filters: filtersIn(report, asked),
            });
            notify('Рассылка создана: она в «Рассылках»', { type: 'success' });
            void queries.invalidateQueries({ queryKey: ['report_schedules'] });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Ids are numbers, which an address contains as text. */
function filtersIn({ filters }: ReportSummary, asked: URLSearchParams): Record<string, unknown> {
  const named = filters.filter((name) => asked.has(name));
  return Object.fromEntries(
    named.map((name) => [name, name.endsWith('_id') ? Number(asked.get(name)) : asked.get(name)]),
  );
}
