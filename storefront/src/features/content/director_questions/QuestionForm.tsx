import type { Specialization } from '@odonta/api/contract';
import {
  questionFailed,
  questionForm,
  questionSent,
} from '@odonta/db/vocabulary/content/requests/questionForm.ts';
import { toast } from '../../../components/ui/toast.ts';
import { ChoiceField } from '../../platform/forms/ChoiceField.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField, NameField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { reachGoal } from '../../platform/thirdParty/metrika.ts';
import { type QuestionValues, sendQuestion } from './sendQuestion.ts';

interface Props {
  specializations: readonly Specialization[];
  close(): void;
}

const shape: FormShape<QuestionValues> = {
  name: 'question',
  labels: {
    fio: 'ФИО',
    tel: 'Телефон',
    email: 'Почта',
    specialization: 'Специализация',
    comment: 'Вопрос',
    consent: 'Согласие',
  },
  rules: questionForm,
  empty: { fio: '', tel: '', email: '', specialization: '', comment: '', consent: false },
};

export default function QuestionForm({ specializations, close }: Props) {
  const form = useServerForm({
    shape,
    send: sendQuestion,
    onSent() {
      close();
      toast('success', questionSent);
      reachGoal('question_sent');
    },
    failed: questionFailed,
  });
  return (
    <PublicForm form={form} shape={shape} close={close}>
      <NameField name="fio" />
      <PhoneField name="tel" />
      <EmailField name="email" />
      <ChoiceField
        name="specialization"
        invitation="Выберите специализацию"
        choices={specializations.map(({ name }) => name)}
      />
      <LongTextField name="comment" rows={4} hint={`До ${questionForm.comment.max.value} символов`} />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
