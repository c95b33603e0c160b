import type { LecturerLessons, LessonSlotsBody } from '@odonta/api/contract';
import { lessonLimits, lessonSlotsForm } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { clockOfLessons } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { CountField } from '../../../platform/forms/CountField.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { AddSlotsProps } from './AddSlots.tsx';

interface Values {
  day: string;
  from: string;
  to: string;
  weeks: string;
}

/** A day with its hours, and how many weeks they repeat. */
export function SlotsForm({
  course: { id, utc_offset },
  onChanged,
  close,
}: AddSlotsProps & { close(): void }) {
  const shape = useMemo<FormShape<Values>>(
    () => ({
      name: `lesson-slots-${id}`,
      labels: { day: 'День', from: 'С', to: 'До', weeks: 'Сколько недель подряд' },
      rules: lessonSlotsForm,
      empty: { day: '', from: '10:00', to: '12:00', weeks: '1' },
    }),
    [id],
  );
  const add = useMemo(
    () =>
      oneAction((body: LessonSlotsBody, keyed) =>
        partnerSession.call<LecturerLessons>(`/lk/lessons/${id}/slots`, 'POST', body, keyed),
      ),
    [id],
  );
  const form = useServerForm<Values>({
    shape,
    async send({ weeks, ...hours }) {
      await add({ ...hours, weeks: Number(weeks) });
      toast('success', 'Время добавлено: его видят на странице курса');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось добавить время',
    isPage: true,
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Добавить', sending: 'Добавляем…' }}>
      <p className="muted">
        {clockOfLessons(utc_offset)} Всё это время достанется одному ученику: длинный день разделите на части.
      </p>
      <TextField name="day" type="date" />
      <TextField name="from" type="time" step={1800} />
      <TextField name="to" type="time" step={1800} hint="Ровно в час или в половину" />
      <CountField name="weeks" atMost={lessonLimits.weeks} hint="1 — только этот день" />
    </PublicForm>
  );
}
