import type { ReportReader, ReportSchedule, ReportScheduleDraft } from '@odonta/api/contract';
import type { ReportName } from '@odonta/db/vocabulary/reports/reports.ts';
import {
  type Rhythm,
  rhythms,
  scheduleLimits,
  sentPeriods,
  weekdays,
} from '@odonta/db/vocabulary/reports/schedules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteArrayInput, required, useGetIdentity } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';

interface ScheduleDialogProps {
  report: ReportName;
  title: string;
  /** A report of this moment has no period. */
  hasPeriod: boolean;
  /** Null for a new one. */
  schedule: ReportSchedule | null;
  keep(draft: ReportScheduleDraft): Promise<unknown>;
  onClose(): void;
}

/** The rhythm of a report, its period, its format, and its recipients. */
export function ScheduleDialog({ report, title, hasPeriod, schedule, keep, onClose }: ScheduleDialogProps) {
  const { identity } = useGetIdentity();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const record = schedule ?? { ...usual, recipient_ids: identity ? [Number(identity.id)] : [] };

  async function submit(values: Record<string, unknown>) {
    setError(null);
    setBusy(true);
    try {
      await keep(draftOf(values as unknown as ReportScheduleDraft));
      onClose();
    } catch (failure) {
      setError(wordsOf(failure, 'Рассылка не сохранилась'));
      return isFailure(failure) ? failure.body.errors : undefined;
    } finally {
      setBusy(false);
    }
  }

  // The form reads its initial values once: these wait for the signed-in user.
  if (!identity) return null;
  return (
    <FormDialog
      title={title}
      error={error}
      words={{ send: 'Сохранить', busy: 'Сохраняем…' }}
      isBusy={isBusy}
      record={record}
      onSubmit={submit}
      onClose={onClose}
    >
      <When hasPeriod={hasPeriod} />
      <ChoiceInput
        source="format"
        label="Файл"
        choices={choicesOf(formats)}
        validate={required()}
        helperText={false}
      />
      <Recipients report={report} kept={schedule?.recipients ?? []} />
    </FormDialog>
  );
}

const formats = { xlsx: 'Excel', csv: 'CSV' };
const usual = { rhythm: 'WEEKLY', weekday: 1, month_day: 1, period: 'LAST_WEEK', format: 'xlsx' };

const days = Array.from({ length: scheduleLimits.lastMonthDay }, (_, index) => ({
  id: index + 1,
  name: `${index + 1}-го числа`,
}));

function When({ hasPeriod }: { hasPeriod: boolean }) {
  const rhythm = useWatch({ name: 'rhythm' }) as Rhythm;
  const isWeekly = rhythm === 'WEEKLY';
  return (
    <>
      <ChoiceInput
        source="rhythm"
        label="Как часто"
        choices={choicesOf(rhythms)}
        validate={required()}
        helperText={`Письмо приходит после ${scheduleLimits.hour}:00 по Москве`}
      />
      {isWeekly ? (
        <ChoiceInput
          source="weekday"
          label="День недели"
          choices={Object.entries(weekdays).map(([id, name]) => ({ id: Number(id), name }))}
          validate={required()}
          helperText={hasPeriod && 'Придёт отчёт за прошлую неделю'}
        />
      ) : (
        <ChoiceInput
          source="month_day"
          label="День месяца"
          choices={days}
          validate={required()}
          helperText={false}
        />
      )}
      {!isWeekly && hasPeriod && (
        <ChoiceInput
          source="period"
          label="За какое время"
          choices={choicesOf(sentPeriods)}
          validate={required()}
          helperText={false}
        />
      )}
    </>
  );
}

interface RecipientsProps {
  report: ReportName;
  /** The present recipients, including those who have lost the right. */
  kept: readonly ReportReader[];
}

function Recipients({ report, kept }: RecipientsProps) {
  const provider = useStaffData();
  const { data, isPending } = useQuery({
    queryKey: ['report_readers', report],
    queryFn: () => provider.reportReaders(report),
  });
  const gone = kept.filter(({ id }) => data && !data.some((reader) => reader.id === id));
  return (
    <AutocompleteArrayInput
      source="recipient_ids"
      label="Кому"
      choices={[...(data ?? kept), ...gone.map(({ id, name }) => ({ id, name: `${name} (нет права)` }))]}
      isPending={isPending}
      optionText="name"
      validate={required()}
      helperText="Только тем, кому открыт этот отчёт. Перед каждой отправкой права проверяются снова"
    />
  );
}

/** Fields of the other rhythm are left out; a weekly report covers the week before. */
function draftOf({
  rhythm,
  weekday,
  month_day,
  period,
  format,
  recipient_ids,
}: ReportScheduleDraft): ReportScheduleDraft {
  const isWeekly = rhythm === 'WEEKLY';
  return {
    rhythm,
    weekday: isWeekly ? weekday : null,
    month_day: isWeekly ? null : month_day,
    period: isWeekly ? 'LAST_WEEK' : period,
    format,
    recipient_ids,
  };
}
