import { TextInput } from 'react-admin';
import { ContactInputs } from '../../../kit/inputs/ContactInputs.tsx';
import { FullNameInputs } from '../../../kit/inputs/FullNameInputs.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** The responsible person of the group order: he gets letters and names the participants. */
export const PersonFields = () => (
  <Fields columns={2}>
    <FullNameInputs />
    <TextInput source="post" helperText={false} />
    <ContactInputs emailHint="Сюда уйдут предложение, счёт и ссылки на места" />
  </Fields>
);
