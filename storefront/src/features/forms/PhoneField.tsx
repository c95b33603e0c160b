import { formatPhone, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './TextField.tsx';

interface Props {
  id: string;
  error?: string;
  field: UseFormRegisterReturn;
  onFormatted(phone: string): void;
}

/** Takes a number in any shape, and shows it as numbers are usually written once it is whole. */
export function PhoneField({ id, error, field, onFormatted }: Props) {
  return (
    <TextField
      id={id}
      label="Телефон"
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      field={{
        ...field,
        async onBlur(event: { target: HTMLInputElement }) {
          const typed = event.target.value.trim();
          if (isPhone(typed)) onFormatted(formatPhone(normalPhone(typed)));
          return field.onBlur(event);
        },
      }}
    />
  );
}
