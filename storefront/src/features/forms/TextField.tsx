import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, Field } from '../../components/ui/Field.tsx';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string;
  field: UseFormRegisterReturn;
}

export function TextField({ id, label, error, field, ...input }: Props) {
  return (
    <Field id={id} label={label} error={error}>
      <input className="input" {...input} {...field} {...describedBy(id, { error })} />
    </Field>
  );
}
