import { rejectCodes } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { RadioButtonGroupInput, required } from 'react-admin';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** The fields in the dialogs of a review's transitions. */

export const RejectBody = () => (
  <OneOf source="reject_code" label="Что не так" labels={rejectCodes} missing="Выберите причину" />
);

const verdicts = { CONFIRMED: 'Показать на сайте', REJECTED: 'Не показывать' };

const ReplyBody = () => (
  <OneOf
    source="reply_status"
    label="Ответ на отзыв"
    labels={verdicts}
    missing="Выберите, что сделать с ответом"
  />
);

interface OneOfProps {
  source: string;
  label: string;
  labels: Readonly<Record<string, string>>;
  missing: string;
}

const OneOf = ({ labels, missing, ...props }: OneOfProps) => (
  <RadioButtonGroupInput
    {...props}
    choices={choicesOf(labels)}
    row={false}
    validate={required(missing)}
    helperText={false}
  />
);

export const transitionBodies = { reject: RejectBody, takedown: RejectBody, moderate_reply: ReplyBody };
