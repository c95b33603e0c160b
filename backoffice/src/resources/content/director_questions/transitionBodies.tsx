import { required } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';

const AnswerBody = () => (
  <LongTextInput
    source="answer"
    label="Ответ"
    validate={required()}
    atMost={4000}
    helperText="Уйдёт письмом от имени директора"
  />
);

export const transitionBodies = { answer: AnswerBody };
