import { TextInput } from 'react-admin';
import { ContactInputs } from '../../../kit/inputs/ContactInputs.tsx';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** The buyer of an order, or a waiting person. */
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
    <ContactInputs emailHint={emailHint} isEmailRequired={isEmailRequired} />
  </Fields>
);
