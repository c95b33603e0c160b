import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { required } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ConsentByPhone } from '../manager_requests/ConsentByPhone.tsx';
import { askerInputs } from './Asker.tsx';

/** A question that was asked by phone. */
export const DirectorQuestionCreate = () => (
  <CreatePage<StaffDirectorQuestion>
    title="Вопрос по телефону"
    created="Вопрос записан"
    sections={sections}
  />
);

const sections: readonly Section[] = [
  { id: 'contact', title: 'Кто спрашивает', content: askerInputs },
  {
    id: 'question',
    title: 'Вопрос',
    content: <LongTextInput source="comment" validate={required()} atMost={2000} />,
  },
  { id: 'consent', title: 'Согласие', content: <ConsentByPhone /> },
];
