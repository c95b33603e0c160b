import { giftOrderForm } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import { maxLength, TextInput } from 'react-admin';
import { ContactInputs } from '../../../kit/inputs/ContactInputs.tsx';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** The receiver of a gift, and his address if it is sent by post. */
export const ReceiverFields = () => (
  <Fields columns={2}>
    <FullNameInputs />
    <ContactInputs emailHint="Сюда уйдёт код или номер отправления" />
    <TextInput
      source="address"
      validate={maxLength(giftOrderForm.address.max.value)}
      helperText="С индексом; нужен, если подарок отправляют почтой"
    />
  </Fields>
);
