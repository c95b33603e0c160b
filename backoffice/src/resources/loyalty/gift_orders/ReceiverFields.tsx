import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { giftOrderForm } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { Fields } from '../../../kit/record/Fields.tsx';

/** Who gets a gift, and where it is sent when it goes by post. */
export const ReceiverFields = () => (
  <Fields columns={2}>
    <TextInput source="last_name" validate={required()} helperText={false} />
    <TextInput source="first_name" validate={required()} helperText={false} />
    <TextInput source="middle_name" helperText={false} />
    <TextInput source="phone" type="tel" validate={required()} helperText={phoneHint} />
    <TextInput
      source="email"
      type="email"
      validate={required()}
      helperText="Сюда уйдёт код или номер отправления"
    />
    <TextInput
      source="address"
      validate={maxLength(giftOrderForm.address.max.value)}
      helperText="С индексом; нужен, если подарок отправляют почтой"
    />
  </Fields>
);
