import { DateInput, required, TextInput } from 'react-admin';

/** The payment order of a bank, by which money came or left. */
export const PaymentOrderInputs = () => (
  <>
    <TextInput
      source="document_number"
      label="№ платёжного поручения"
      validate={required()}
      helperText={false}
    />
    <DateInput source="document_date" label="Его дата" validate={required()} helperText={false} />
  </>
);
