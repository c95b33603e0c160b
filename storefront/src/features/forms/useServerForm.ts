import { type TextRule, violationOf } from '@odonta/db/vocabulary/rules.ts';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api.ts';

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  send(values: Values): Promise<unknown>;
  onSent(): void;
  /** What is said when the server said nothing. */
  failed: string;
}

/** A form that explains itself before sending, sends once, and keeps all that was typed when the server refuses. */
export function useServerForm<Values extends FieldValues>({
  defaultValues,
  send,
  onSent,
  failed,
}: Options<Values>) {
  const form = useForm<Values>({
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const nextAttempt = () => setAttempt((count) => count + 1);

  const submit = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(values);
      onSent();
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
    }
  }, nextAttempt);

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    for (const [name, message] of Object.entries(error.fields)) {
      if (name in form.getValues()) form.setError(name as FieldPath<Values>, { message });
    }
    if (Object.keys(error.fields).length > 0) nextAttempt();
    toast('error', error.message || failed);
  }

  return { ...form, submit, attempt };
}

export const byRule = (rule: TextRule) => ({ validate: (value: string) => violationOf(rule, value) ?? true });
