import {
  disputeFilesAtMost,
  disputeForm,
  disputeSent,
} from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { useMemo, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { EvidenceFiles, type SentFile } from '../negativeLecturers/EvidenceFiles.tsx';
import type { FormProps } from './formProps.ts';

/** The objection of a centre to a review, once. */
export function DisputeForm({ review: { id }, onChanged, close }: FormProps) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const form = useServerForm({
    shape,
    async send({ reason }) {
      const body = { reason, evidence: files.map(({ key }) => key) };
      await partnerSession.call(`/partner/reviews/${id}/dispute`, 'POST', body);
      toast('success', disputeSent);
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
      <p>
        Оспорить отзыв можно один раз. Пока мы разбираемся, он остаётся на сайте: плохая оценка сама по себе
        не повод его снять.
      </p>
      <LongTextField name="reason" rows={6} hint="Что в отзыве неверно или нарушает правила" />
      <EvidenceFiles
        path="/partner/reviews/evidence"
        atMost={disputeFilesAtMost}
        hint="Списки участников, переписка, фотографии"
        files={files}
        onChange={setFiles}
      />
    </PublicForm>
  );
}

const shapeOf = (id: number): FormShape<{ reason: string }> => ({
  name: `dispute-review-${id}`,
  labels: { reason: 'С чем вы не согласны' },
  rules: { reason: disputeForm.reason },
  empty: { reason: '' },
});
