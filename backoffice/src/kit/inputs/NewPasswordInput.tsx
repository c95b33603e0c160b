import { isPassword } from '@odonta/db/vocabulary/patterns.ts';
import { PasswordInput, type PasswordInputProps, required } from 'react-admin';

export const passwordHint = 'От 6 до 20 знаков: цифра, строчная и заглавная латинские буквы';

/** The password that one chooses for oneself. */
export const NewPasswordInput = (props: Pick<PasswordInputProps, 'label' | 'autoFocus'>) => (
  <PasswordInput
    source="password"
    validate={[required(), strong]}
    helperText={passwordHint}
    autoComplete="new-password"
    {...props}
  />
);

const strong = (password?: string) => (password && !isPassword(password) ? passwordHint : undefined);
