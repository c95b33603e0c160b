import { minLength, required, TextInput } from 'react-admin';

/** Why it is done, where it must be said; the server wants as much. */
export const ReasonInput = () => (
  <TextInput
    source="reason"
    label="Причина"
    multiline
    minRows={3}
    maxRows={8}
    validate={[required(), minLength(3)]}
    autoFocus
  />
);
