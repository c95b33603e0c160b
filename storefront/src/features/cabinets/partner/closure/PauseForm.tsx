import type { OwnCenter } from '@odonta/api/contract';
import type { SetClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureDaysAtMost, closureForm } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useStepForm } from '../onboarding/useStepForm.ts';
import { firstDay, savedInWords } from './pauseForm.ts';

interface Props {
  center: OwnCenter;
  close(): void;
  onSaved(centers: readonly OwnCenter[]): void;
}

export function PauseForm({ center, close, onSaved }: Props) {
  // What the form was opened with.
  const [{ shape, version }] = useState(() => ({ shape: shapeOf(center), version: center.version }));
  const today = moscowDay(new Date());
  const form = useStepForm({
    shape,
    async send(values) {
      const path = `/partner/centers/${center.id}/closure`;
      const centers = await partnerSession.call<OwnCenter[]>(path, 'PUT', { ...values, version });
      toast('success', savedInWords(values));
      return centers;
    },
    onSaved,
  });
  return (
    <PublicForm {...{ form, shape, close }} words={{ send: 'Сохранить', sending: 'Сохраняем…' }}>
      <p>
        В эти дни на курсы центра нельзя записаться, лист ожидания открыт. Новые дни — сегодня или позже, не
        больше {closureDaysAtMost} подряд. На следующий день после паузы запись откроется сама.
      </p>
      <TextField name="closed_from" type="date" min={firstDay(center, today)} />
      <TextField
        name="closed_to"
        type="date"
        min={today}
        hint="Последний день паузы, по московскому времени"
      />
      <LongTextField name="closure_note" rows={3} hint="Посетители прочтут это вместо кнопки записи" />
    </PublicForm>
  );
}

const shapeOf = ({ id, closed_from, closed_to, closure_note }: OwnCenter): FormShape<Values> => ({
  name: `center-closure-${id}`,
  labels: {
    closed_from: 'Первый день',
    closed_to: 'Последний день',
    closure_note: 'Пояснение для посетителей',
  },
  rules: closureForm,
  empty: { closed_from: closed_from ?? '', closed_to: closed_to ?? '', closure_note: closure_note ?? '' },
});

type Values = { [Field in keyof SetClosure]: string };
