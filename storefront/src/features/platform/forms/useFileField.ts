import { type FieldError, get, useFormContext } from 'react-hook-form';
import { fieldId, useShape } from './formShape.ts';

/** A field that names a file sent at once: a part of the form's draft, as its texts are. */
export function useFileField(name: string) {
  const { name: form, labels } = useShape();
  const { watch, setValue, clearErrors, formState } = useFormContext<Record<string, string>>();
  const issue: FieldError | undefined = get(formState.errors, name);
  return {
    id: fieldId(form, name),
    label: labels[name] ?? name,
    error: issue?.message || undefined,
    /** Empty while there is none. */
    file: watch(name) ?? '',
    setFile(file: string) {
      clearErrors(name);
      setValue(name, file);
    },
  };
}
