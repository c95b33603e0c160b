import { TextField } from './TextField.tsx';

export const FullNameFields = () => (
  <>
    <TextField name="last_name" autoComplete="family-name" maxLength={100} />
    <TextField name="first_name" autoComplete="given-name" maxLength={100} />
    <TextField name="middle_name" autoComplete="additional-name" maxLength={100} />
  </>
);
