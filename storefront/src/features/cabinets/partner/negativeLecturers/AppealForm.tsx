import { negativeLecturerForm } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { AppealProps } from './Appeal.tsx';

export function AppealForm({ record: { id }, onChanged, close }: AppealProps & { close(): void }) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const form = useServerForm({
    shape,
    async send({ appeal }) {
      await partnerSession.call(`/lk/negativeLecturers/${id}/appeal`, 'POST', { appeal });
      toast('success', 'Возражение отправлено. Пока его рассматривают, центры записи не видят');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отправить возражение',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <p>Возразить можно один раз. Ответ модератора появится здесь же.</p>
      <LongTextField name="appeal" rows={6} />
    </PublicForm>
  );
}

const shapeOf = (id: number): FormShape<{ appeal: string }> => ({
  name: `appeal-${id}`,
  labels: { appeal: 'С чем вы не согласны' },
  rules: {
    appeal: { ...negativeLecturerForm.appeal, required: 'Напишите, с чем вы не согласны' },
  },
  empty: { appeal: '' },
});
