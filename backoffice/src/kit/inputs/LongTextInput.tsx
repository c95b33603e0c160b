import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

export interface Lengths {
  atLeast?: number;
  atMost?: number;
}

type LongTextInputProps = TextInputProps & Lengths;

/** Three to eight rows; says how much is written where the length matters. */
export function LongTextInput({ atLeast, atMost, helperText, ...props }: LongTextInputProps) {
  const written = String(useWatch({ name: props.source }) ?? '').trim().length;
  return (
    <TextInput
      {...props}
      multiline
      fullWidth
      minRows={3}
      maxRows={8}
      helperText={helperText ?? measureOf(written, { atLeast, atMost })}
    />
  );
}

export function measureOf(
  written: number,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Lengths,
): string | false {
  if (written < atLeast) return `Не короче ${atLeast} знаков, сейчас ${written}`;
  if (written < atMost * 0.8) return false;
  return `${written.toLocaleString('ru-RU')} из ${atMost.toLocaleString('ru-RU')} знаков`;
}
