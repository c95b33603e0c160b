import { Typography } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { readTypedDates, sameHourOn } from '@odonta/db/vocabulary/catalog/typedDates.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useState } from 'react';
import { required, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { OtherStarts } from './OtherStarts.tsx';
import { RerunDates } from './RerunDates.tsx';

interface RerunDialogProps {
  prod: StaffProd;
  /** The new date is for those who wait for this one: they are offered its seats first. */
  isForWaitlist?: boolean;
  onClose: () => void;
}

/** Asks for the new day, lists the dates that change with it, and opens the new draft. */
export function RerunDialog({ prod, isForWaitlist = false, onClose }: RerunDialogProps) {
  const provider = useStaffData();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit({ other_days, ...values }: Record<string, unknown>) {
    const also = otherStarts(other_days, Number(values.date_start));
    setError(null);
    setBusy(true);
    try {
      const { data } = await provider.move('prods', {
        id: prod.id,
        move: 'rerun',
        body: { ...values, for_waitlist: isForWaitlist, ...(also.length > 0 && { also }) },
      });
      await navigate(`/prods/${data.id}`);
      notify(doneInWords(also.length + 1), { type: 'success' });
    } catch (failure) {
      setBusy(false);
      const errors = isFailure(failure) ? failure.body.errors : undefined;
      if (!errors) setError(failure instanceof Error ? failure.message : 'Не удалось повторить курс');
      return errors && { ...errors, ...(errors.also && { other_days: errors.also }) };
    }
  }

  return (
    <FormDialog
      title={isForWaitlist ? 'Открыть дополнительную дату' : 'Повторить курс'}
      error={error}
      words={{ send: isForWaitlist ? 'Создать черновик' : 'Создать', busy: 'Создаю…' }}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        Появится черновик той же серии: описание, цены, лекторы и число мест будут те же, а заявки, отзывы и
        занятые места останутся у этого курса.
        {isForWaitlist && ' Когда новую дату опубликуют, места сначала предложат тем, кто ждёт.'}
      </Typography>
      <MomentInput source="date_start" label="Новое начало" validate={required()} autoFocus />
      {!isForWaitlist && <OtherStarts />}
      <RerunDates prod={prod} />
    </FormDialog>
  );
}

const otherStarts = (typed: unknown, first: number): number[] =>
  readTypedDates(String(typed ?? ''))
    .days.map((day) => sameHourOn(day, first))
    .filter((start) => start !== first);

const doneInWords = (drafts: number): string =>
  drafts === 1
    ? 'Черновик с новыми датами готов: проверьте его и отправьте на модерацию'
    : `Создано: ${plural(drafts, ['черновик', 'черновика', 'черновиков'])}. Открыт первый, остальные в той же серии`;
