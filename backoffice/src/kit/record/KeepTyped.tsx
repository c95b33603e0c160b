import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { sameValue } from '../api/changes.ts';
import { useWords } from '../resource/options.ts';

interface KeepTypedProps {
  /** As it is now. */
  record: RaRecord;
  fields: readonly string[];
}

/**
 * Puts a refreshed record into the surrounding form without losing input: buttons beside the form, and
 * colleagues, refresh the record at any moment.
 */
export function KeepTyped({ record, fields }: KeepTypedProps) {
  const { formState, getFieldState, getValues, resetField, setValue } = useFormContext();
  const { labelOf, say } = useWords(useResourceContext() ?? '');
  const [concurrentEditors, setConcurrentEditors] = useState<readonly string[]>([]);
  const original = formState.defaultValues;

  useEffect(() => {
    const clashes: string[] = [];
    for (const field of fields) {
      const now: unknown = record[field] ?? null;
      if (sameValue(now, original?.[field])) continue;
      const typed: unknown = getValues(field);
      const isTyped = getFieldState(field).isDirty;
      resetField(field, { defaultValue: now });
      if (!isTyped || sameValue(typed, now)) continue;
      setValue(field, typed, { shouldDirty: true });
      clashes.push(field);
    }
    if (clashes.length > 0) setConcurrentEditors(clashes);
  }, [record, fields, original, getFieldState, getValues, resetField, setValue]);

  const open = concurrentEditors.filter((field) => getFieldState(field, formState).isDirty);
  return open.map((field) => (
    <Alert key={field} severity="warning" sx={{ mt: 1.5 }}>
      {`Пока вы писали, в поле «${labelOf(field)}» записали другое: ${say(field, record[field])}. Если сохраните, останется ваше.`}
    </Alert>
  ));
}
