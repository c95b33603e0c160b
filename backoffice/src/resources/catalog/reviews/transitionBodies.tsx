import { rejectCodes } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { RadioButtonGroupInput, required } from 'react-admin';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** What the dialogs of a review's moves ask for. */

export const RejectBody = () => (
  <RadioButtonGroupInput
    source="reject_code"
    label="Что не так"
    choices={choicesOf(rejectCodes)}
    row={false}
    validate={required('Выберите причину')}
    helperText={false}
  />
);

const verdicts = { CONFIRMED: 'Показать на сайте', REJECTED: 'Не показывать' };

const ReplyBody = () => (
  <RadioButtonGroupInput
    source="reply_status"
    label="Ответ на отзыв"
    choices={choicesOf(verdicts)}
    row={false}
    validate={required('Выберите, что сделать с ответом')}
    helperText={false}
  />
);

export const transitionBodies = { reject: RejectBody, takedown: RejectBody, moderate_reply: ReplyBody };
