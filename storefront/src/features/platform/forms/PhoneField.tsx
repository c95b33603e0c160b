import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';
import { type Edit, phoneAfterEdit, wholePhone } from './phoneMask.ts';
import { TextField } from './TextField.tsx';

/** Groups a Russian number while it is typed, takes a pasted one in any shape, and leaves foreign ones alone. The browser knows only its owner's. */
export function PhoneField({ name, isOthers = false }: { name: string; isOthers?: boolean }) {
  const { setValue } = useFormContext();
  const masked = (field: UseFormRegisterReturn) => ({
    onChange(event: ChangeEvent<HTMLInputElement>) {
      show(event.target, phoneAfterEdit(editOf(event)));
      return field.onChange(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      const whole = wholePhone(event.target.value);
      if (whole !== null) setValue(name, whole);
      return field.onBlur(event);
    },
  });
  return (
    <TextField
      name={name}
      hint={isOthers ? undefined : phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete={isOthers ? 'off' : 'tel'}
      maxLength={30}
      hear={masked}
    />
  );
}

function editOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): Edit {
  const { inputType } = nativeEvent as InputEvent;
  return {
    text: target.value,
    caret: target.selectionStart ?? target.value.length,
    // Autofill reports neither the kind of its edit nor that it replaces the value.
    isWhole: !inputType?.startsWith('delete') && inputType !== 'insertText',
    isForwardDeletion: inputType === 'deleteContentForward',
  };
}

function show(input: HTMLInputElement, { text, caret }: { text: string; caret: number }): void {
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
