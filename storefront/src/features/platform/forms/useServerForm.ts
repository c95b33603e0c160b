import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import { keptDraft } from './drafts.ts';
import type { FormShape } from './formShape.ts';
import { setServerErrors } from './setServerErrors.ts';
import { useDraft } from './useDraft.ts';
import { useSingleSubmit } from './useSingleSubmit.ts';

interface Options<Values extends FieldValues> {
  shape: FormShape<Values>;
  send(values: Values): Promise<unknown>;
  onSent?: () => void;
  /** The message for an error without one. */
  failed: string;
  /** A form that is the page itself shows its error beside the button only, where it is visible. */
  isPage?: boolean;
}

export type ServerForm<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>;

const unavailable = 'Нет связи с сервером. Проверьте интернет и отправьте ещё раз';

/** A form that explains itself before sending, sends once, and keeps all that was typed until it is sent. */
export function useServerForm<Values extends FieldValues>({
  shape,
  send,
  onSent,
  failed,
  isPage = false,
}: Options<Values>) {
  const methods = useForm<Values>({
    // A draft contains texts of this shape's fields alone.
    defaultValues: {
      ...shape.empty,
      ...keptDraft(shape.name, Object.keys(shape.labels)),
    } as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const draft = useDraft(shape, methods);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const nextAttempt = () => setAttempt((count) => count + 1);

  const attemptToSend = methods.handleSubmit(async (values) => {
    setFailure('');
    try {
      await send(values);
      draft.drop();
      onSent?.();
    } catch (error) {
      await refuse(error);
    }
  }, nextAttempt);

  const submit = useSingleSubmit(attemptToSend);

  async function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    // A wrong code or password is well-formed: checking the field again, when it is left, would remove such an
    // error.
    const isIllWritten = error.status !== 401 && error.status !== 429;
    const fields = Object.entries(error.fields).filter(([name]) => isIllWritten && name in shape.labels);
    await setServerErrors(methods, fields);
    if (fields.length > 0) nextAttempt();
    else setFailure(sentenceOf(error, failed));
    if (!isPage) toast('error', error.message || failed);
  }

  return { methods, submit, attempt, failure };
}

function sentenceOf({ status, message }: ApiError, failed: string): string {
  const sentence = `${status === 0 ? unavailable : message || failed}.`;
  // A mistyped password stays visible and needs no further message.
  return status === 401 ? sentence : `${sentence} Всё, что вы написали, осталось в форме.`;
}
