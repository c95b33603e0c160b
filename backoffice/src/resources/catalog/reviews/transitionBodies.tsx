import { replyRejectCodes } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { rejectCodes } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';

/** The fields in the dialogs of a review's transitions. */

export const RejectBody = () => (
  <OneOf source="reject_code" label="Что не так" labels={rejectCodes} missing="Выберите причину" />
);

const verdicts = { CONFIRMED: 'Показать на сайте', REJECTED: 'Не показывать' };

/** A refused reply is sent back to its author with the reason. */
function ReplyBody() {
  const isRejected = useWatch({ name: 'reply_status' }) === 'REJECTED';
  return (
    <>
      <OneOf
        source="reply_status"
        label="Ответ на отзыв"
        labels={verdicts}
        missing="Выберите, что сделать с ответом"
      />
      {isRejected && (
        <>
          <OneOf
            source="reply_reject_code"
            label="Что не так с ответом"
            labels={replyRejectCodes}
            missing="Выберите, что не так с ответом"
          />
          <LongTextInput
            source="reply_reject_reason"
            label="Объяснение автору ответа"
            validate={required('Напишите автору ответа, что не так')}
            atMost={1000}
          />
        </>
      )}
    </>
  );
}

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

export const transitionBodies = {
  reject: RejectBody,
  takedown: RejectBody,
  accept_dispute: RejectBody,
  moderate_reply: ReplyBody,
};
