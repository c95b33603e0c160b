import { partnerCoursePath, partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { useMemo } from 'react';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { LongTextField } from '../../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../../platform/forms/useServerForm.ts';
import { useCourse } from '../saving/useCourse.ts';
import { repeatBody, repeatShape } from './repeating.ts';

interface Props {
  /** The start of the repeated course. */
  start: number;
  close(): void;
}

/** Asks for other days; each gets a draft of its own. */
export function RepeatForm({ start, close }: Props) {
  const { card } = useCourse();
  const shape = useMemo(() => repeatShape(card.id), [card.id]);
  const form = useServerForm({
    shape,
    async send(values) {
      const path = `/prods/my/${card.id}/rerun`;
      const { ids } = await partnerSession.call<{ ids: number[] }>(path, 'POST', repeatBody(values, start));
      const [first = card.id] = ids;
      location.assign(ids.length === 1 ? partnerCoursePath(first) : partnerSection('courses'));
    },
    failed: 'Не удалось повторить курс',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Повторить', sending: 'Создаём…' }}>
      <p>
        Для каждой даты появится черновик с теми же описанием, ценами, лекторами и условиями; сроки сдвинутся
        вместе с началом. Проверьте его и отправьте на проверку.
      </p>
      <TextField name="date_start" type="date" />
      <LongTextField name="also" rows={3} hint="Через запятую или пробел: 19.01.2027, 26.01.2027" />
    </PublicForm>
  );
}
