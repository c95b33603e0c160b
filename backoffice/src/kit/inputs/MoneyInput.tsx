import { InputAdornment, TextField, useForkRef } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, type TextInputProps, useInput } from 'react-admin';
import { roublesOfText, roublesText } from './roubles.ts';

type MoneyInputProps = Pick<
  TextInputProps,
  'source' | 'label' | 'validate' | 'helperText' | 'disabled' | 'defaultValue'
>;

/** Whole roubles: grouped to read, bare digits while typing, so that the caret stays where it is. */
export function MoneyInput({ label, helperText, ...props }: MoneyInputProps) {
  const { field, fieldState, id, isRequired } = useInput(props);
  const [isTyping, setTyping] = useState(false);
  const { value, onChange, onBlur, ref, disabled } = field;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(ref, input);
  // Tab selects the whole field, and the change to bare digits drops the selection: typed digits would be appended to the old price.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  const stop = () => {
    setTyping(false);
    onBlur();
  };
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={inputRef}
      disabled={disabled}
      label={<FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      value={isTyping ? String(value ?? '') : roublesText(value)}
      onFocus={() => setTyping(true)}
      onBlur={stop}
      onChange={(event) => onChange(roublesOfText(event.target.value))}
      error={fieldState.invalid}
      helperText={
        helperText === false && !fieldState.invalid ? undefined : (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        )
      }
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">₽</InputAdornment> },
      }}
      fullWidth
    />
  );
}
