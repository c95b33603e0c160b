import { cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { MoveBody } from './MoveBody.tsx';

/** What the dialogs of an order's moves ask for. */

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

export const moveBodies = { cancel: CancelBody, move: MoveBody };
