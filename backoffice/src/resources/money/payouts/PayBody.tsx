import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { BooleanInput, required, TextInput } from 'react-admin';

const PayBody = () => (
  <>
    <TextInput
      source="document_number"
      label="Номер платёжного поручения"
      validate={required()}
      helperText="После этого можно скачать файл для банка"
    />
    <BooleanInput
      source="call_confirmed"
      label="Реквизиты подтверждены звонком"
      helperText={`Обязательно, если реквизиты менялись меньше ${payoutTerms.daysOfCall} дней назад`}
    />
  </>
);

export const transitionBodies = { pay: PayBody };
