import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { required, TextInput } from 'react-admin';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** Whoever answers for an order, or waits for one. */
export const ContactFields = ({
  emailHint = 'Сюда уйдёт письмо со ссылкой на оплату',
  isEmailRequired = true,
}: {
  emailHint?: string;
  isEmailRequired?: boolean;
}) => (
  <Fields columns={2}>
    <FullNameInputs />
    <TextInput source="city" helperText={false} />
    <TextInput source="phone" type="tel" validate={required()} helperText={phoneHint} />
    <TextInput
      source="email"
      type="email"
      {...(isEmailRequired ? { validate: required() } : {})}
      helperText={emailHint}
    />
  </Fields>
);
