import { disputeCodes, leadLimits } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { CodeChoice } from '../../../platform/forms/CodeChoice.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';

type Values = { code: string; text: string };

interface Props {
  id: number;
  close(): void;
  onChanged(): Promise<void>;
}

const { min, max } = leadLimits.dispute;

/** Why the organisation does not want to pay; a manager decides. */
export function DisputeForm({ id, close, onChanged }: Props) {
  const shape = useMemo<FormShape<Values>>(
    () => ({
      name: `lead-dispute-${id}`,
      labels: { code: 'Причина', text: 'Что не так' },
      rules: {
        code: { required: 'Выберите причину' },
        text: {
          required: 'Опишите, что не так',
          min: { value: min, message: `Не короче ${min} знаков` },
          max: { value: max, message: `Не длиннее ${max} знаков` },
        },
      },
      empty: { code: '', text: '' },
    }),
    [id],
  );
  const form = useServerForm<Values>({
    shape,
    async send({ code, text }) {
      await partnerSession.call(`/lk/relatedLeads/${id}/dispute`, 'POST', { code, text: text.trim() });
      toast('success', 'Спор открыт: менеджер разберётся и ответит');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось открыть спор',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Оспорить', sending: 'Отправляем…' }}>
      <CodeChoice name="code" choices={Object.entries(disputeCodes)} />
      <LongTextField name="text" rows={4} />
    </PublicForm>
  );
}
