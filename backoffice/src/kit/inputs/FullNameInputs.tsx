import { required, TextInput } from 'react-admin';

export const FullNameInputs = () => (
  <>
    <TextInput source="last_name" validate={required()} helperText={false} />
    <TextInput source="first_name" validate={required()} helperText={false} />
    <TextInput source="middle_name" helperText={false} />
  </>
);
