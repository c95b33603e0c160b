import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { useFormField } from './useFormField.ts';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  hint?: string;
  /** Lets a special field process the input first. */
  hear?(field: UseFormRegisterReturn): Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur'>;
}

export function TextField({ name, hint, hear, ...input }: Props) {
  const { id, label, error, isOptional, field } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        className="input"
        {...input}
        {...field}
        {...hear?.(field)}
        {...describedBy(id, { hint, error })}
      />
    </Field>
  );
}

export const NameField = ({ name }: { name: string }) => (
  <TextField name={name} autoComplete="name" maxLength={100} />
);

interface EmailProps {
  name: string;
  hint?: string;
  /** Data of another person: the browser does not offer the user's own. */
  isOthers?: boolean;
}

export const EmailField = ({ name, hint, isOthers = false }: EmailProps) => (
  <TextField
    name={name}
    hint={hint}
    type="email"
    inputMode="email"
    autoComplete={isOthers ? 'off' : 'email'}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);

/** The login, as password managers know it. */
export const LoginField = ({ name, hint }: { name: string; hint?: string }) => (
  <TextField
    name={name}
    hint={hint}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);

/** A code that is good for once; phones offer the one that has just come. */
export const CodeField = ({ name, digits = false }: { name: string; digits?: boolean }) => (
  <TextField
    name={name}
    inputMode={digits ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
  />
);
