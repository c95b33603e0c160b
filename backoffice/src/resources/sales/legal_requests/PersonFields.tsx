import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { required, TextInput } from 'react-admin';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** Whoever answers for the group order: letters go to him, and he names the places. */
export const PersonFields = () => (
  <Fields columns={2}>
    <FullNameInputs />
    <TextInput source="post" helperText={false} />
    <TextInput source="phone" type="tel" validate={required()} helperText={phoneHint} />
    <TextInput
      source="email"
      type="email"
      validate={required()}
      helperText="Сюда уйдут предложение, счёт и ссылки на места"
    />
  </Fields>
);
