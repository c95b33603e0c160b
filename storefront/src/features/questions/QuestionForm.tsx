import type { Specialization } from '@odonta/api/contract';
import { questionFailed, questionForm, questionSent } from '@odonta/db/vocabulary/requests/questionForm.ts';
import { consentRequired } from '@odonta/db/vocabulary/requests/requestForm.ts';
import { useEffect } from 'react';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { describedBy, Field } from '../../components/ui/Field.tsx';
import { toast } from '../../components/ui/toast.ts';
import { reachGoal } from '../../lib/goals.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { problemsOf } from '../forms/problems.ts';
import { TextField } from '../forms/TextField.tsx';
import { byRule, useServerForm } from '../forms/useServerForm.ts';
import { type QuestionValues, sendQuestion } from './sendQuestion.ts';

const empty: QuestionValues = {
  fio: '',
  tel: '',
  email: '',
  specialization: '',
  comment: '',
  consent: false,
};
const labels = {
  fio: 'ФИО',
  tel: 'Телефон',
  email: 'Почта',
  specialization: 'Специализация',
  comment: 'Вопрос',
  consent: 'Согласие',
};
const idOf = (name: string) => `question-${name}`;

export default function QuestionForm({
  specializations,
  close,
}: {
  specializations: Specialization[];
  close(): void;
}) {
  const form = useServerForm<QuestionValues>({
    defaultValues: empty,
    send: sendQuestion,
    onSent() {
      close();
      toast('success', questionSent);
      reachGoal('question_sent');
    },
    failed: questionFailed,
  });
  const { register, formState, setValue, setFocus } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('fio'), [setFocus]);

  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary problems={problemsOf(errors, labels, idOf)} attempt={form.attempt} />
      <TextField
        id={idOf('fio')}
        label={labels.fio}
        error={errors.fio?.message}
        autoComplete="name"
        maxLength={100}
        field={register('fio', byRule(questionForm.fio))}
      />
      <PhoneField
        id={idOf('tel')}
        error={errors.tel?.message}
        field={register('tel', byRule(questionForm.tel))}
        onFormatted={(phone) => setValue('tel', phone)}
      />
      <TextField
        id={idOf('email')}
        label={labels.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        field={register('email', byRule(questionForm.email))}
      />
      <Field id={idOf('specialization')} label={labels.specialization} error={errors.specialization?.message}>
        <select
          className="input"
          {...register('specialization', byRule(questionForm.specialization))}
          {...describedBy(idOf('specialization'), { error: errors.specialization?.message })}
        >
          <option value="">Выберите специализацию</option>
          {specializations.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </select>
      </Field>
      <Field id={idOf('comment')} label={labels.comment} error={errors.comment?.message}>
        <textarea
          className="input"
          rows={4}
          {...register('comment', byRule(questionForm.comment))}
          {...describedBy(idOf('comment'), { error: errors.comment?.message })}
        />
      </Field>
      <ConsentField
        id={idOf('consent')}
        error={errors.consent?.message}
        field={register('consent', { required: consentRequired })}
      />
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
        <button className="button" type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Отправляем…' : 'Отправить'}
        </button>
      </div>
    </form>
  );
}
