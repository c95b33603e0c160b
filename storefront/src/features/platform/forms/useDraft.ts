import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './drafts.ts';
import type { FormShape } from './formShape.ts';

/** Stores the input until the form is sent. */
export function useDraft<Values extends FieldValues>(
  { name: form, secret, empty }: FormShape<Values>,
  { watch }: UseFormReturn<Values>,
) {
  const isOver = useRef(false);
  useEffect(() => {
    const watching = watch((values) => {
      if (!isOver.current) keepDraft(form, values, { secret, initial: empty });
    });
    return () => watching.unsubscribe();
  }, [form, secret, empty, watch]);
  return {
    drop() {
      isOver.current = true;
      dropDraft(form);
    },
  };
}
