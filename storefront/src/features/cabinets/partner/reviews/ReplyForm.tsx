import { replyForm, replySent } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { useMemo } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { FormProps } from './formProps.ts';
import styles from './sellerReviews.module.css';

/** A reply, or the one correction of it. */
export function ReplyForm({ review: { id, text, reply }, cabinet, onChanged, close }: FormProps) {
  const initial = reply?.open_until == null ? '' : (reply.text ?? '');
  const isFirst = initial === '';
  const shape = useMemo(() => shapeOf(id, initial), [id, initial]);
  const form = useServerForm({
    shape,
    async send(values) {
      const path = `/${cabinet}/reviews/${id}/reply`;
      await partnerSession.call(path, isFirst ? 'POST' : 'PUT', { text: values.text });
      toast('success', replySent);
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отправить ответ',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <blockquote className={styles.quote}>{text}</blockquote>
      <LongTextField
        name="text"
        rows={6}
        hint={
          isFirst
            ? 'Ответ увидят все посетители. Исправить его можно один раз, в течение суток.'
            : 'Больше исправить ответ будет нельзя.'
        }
      />
    </PublicForm>
  );
}

const shapeOf = (id: number, initial: string): FormShape<{ text: string }> => ({
  name: `${initial === '' ? 'reply' : 'revise-reply'}-${id}`,
  labels: { text: 'Ваш ответ' },
  rules: { text: replyForm.text },
  empty: { text: initial },
});
