import { required, TextInput } from 'react-admin';

/** Why a move is made, where it must be said. */
export const ReasonInput = () => (
  <TextInput
    source="reason"
    label="Причина"
    multiline
    minRows={3}
    maxRows={8}
    validate={required()}
    autoFocus
  />
);
