import type { CourseToWriteTo, SentCourseMessage } from '@odonta/api/contract';
import { courseMessageForm } from '@odonta/db/vocabulary/sales/courseMessage.ts';
import { type SubmitEvent, useState } from 'react';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { ConfirmMessage } from './ConfirmMessage.tsx';
import { CourseChoiceField } from './CourseChoiceField.tsx';
import { toSoMany } from './messageWords.ts';

interface Props {
  courses: readonly CourseToWriteTo[];
  close(): void;
}

/** A letter is looked at once more before it goes: it cannot be taken back. */
export function MessageForm({ courses, close }: Props) {
  const [isAsked, setAsked] = useState(false);
  const form = useServerForm({
    shape,
    async send({ course, subject, text }) {
      try {
        const path = `/partner/courses/${course}/messages`;
        const sent = await partnerSession.call<SentCourseMessage>(path, 'POST', { subject, text });
        // A closed dialog takes its toasts along.
        close();
        toast('success', `Письмо отправлено ${toSoMany(sent.recipients)}`);
      } catch (error) {
        if (error instanceof ApiError) setAsked(false);
        throw error;
      }
    },
    failed: 'Не удалось отправить письмо',
    isPage: true,
  });
  const { methods } = form;
  async function look(event: SubmitEvent) {
    event.preventDefault();
    if (await methods.trigger()) setAsked(true);
    else await form.submit(event);
  }
  const { course, subject, text } = methods.getValues();
  const chosen = courses.find(({ id }) => String(id) === course);
  return (
    <>
      <div hidden={isAsked}>
        <PublicForm
          form={{ ...form, submit: look }}
          shape={shape}
          close={close}
          words={{ send: 'Проверить', sending: 'Отправляем…' }}
        >
          <CourseChoiceField courses={courses} />
          <TextField name="subject" maxLength={courseMessageForm.subject.max.value} />
          <LongTextField
            name="text"
            rows={8}
            hint="Без ссылок, адресов почты и телефонов. Имя в приветствие мы добавим сами."
          />
        </PublicForm>
      </div>
      {isAsked && chosen && (
        <ConfirmMessage
          letter={{ course: chosen, subject: subject.trim(), text: text.trim() }}
          isBusy={methods.formState.isSubmitting}
          goBack={() => setAsked(false)}
          send={form.submit}
        />
      )}
    </>
  );
}

type Values = { course: string; subject: string; text: string };

const shape: FormShape<Values> = {
  name: 'course-message',
  labels: { course: 'Курс', subject: 'Тема', text: 'Текст письма' },
  rules: { course: { required: 'Выберите курс' }, ...courseMessageForm },
  empty: { course: '', subject: '', text: '' },
};
