import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { required, TextInput } from 'react-admin';

interface ContactInputsProps {
  emailHint: string;
  isEmailRequired?: boolean;
}

export const ContactInputs = ({ emailHint, isEmailRequired = true }: ContactInputsProps) => (
  <>
    <TextInput source="phone" type="tel" validate={required()} helperText={phoneHint} />
    <TextInput
      source="email"
      type="email"
      {...(isEmailRequired ? { validate: required() } : {})}
      helperText={emailHint}
    />
  </>
);
