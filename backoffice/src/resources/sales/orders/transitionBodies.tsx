import { Typography } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { RadioButtonGroupInput, type RaRecord, required, TextInput } from 'react-admin';
import { TransitionBody } from './TransitionBody.tsx';

/** The fields in the dialogs of an order's transitions. */

const { CLIENT, CENTER, COURSE_CANCELED, DUPLICATE, FRAUD } = cancelReasons;
const choices = Object.entries({ CLIENT, CENTER, COURSE_CANCELED, DUPLICATE, FRAUD }).map(([id, name]) => ({
  id,
  name,
}));

const CancelBody = () => (
  <>
    <RadioButtonGroupInput
      source="cancel_reason"
      label="Почему заказ отменяется"
      choices={choices}
      row={false}
      validate={required('Выберите причину')}
      helperText={false}
    />
    <TextInput
      source="reason"
      label="Пояснение"
      multiline
      minRows={3}
      maxRows={6}
      helperText="Покупатель прочитает его в письме"
    />
  </>
);

const ResendBody = ({ moved: rescheduled }: { moved?: RaRecord }) => {
  const letters_at = (rescheduled as StaffOrder | undefined)?.letters_at;
  return (
    <Typography>
      {letters_at
        ? `Последнее письмо по заказу ушло ${formatMoment(letters_at)}.`
        : 'Писем по заказу ещё не было.'}
    </Typography>
  );
};

export const transitionBodies = { cancel: CancelBody, move: TransitionBody, resend: ResendBody };
