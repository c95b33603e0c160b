import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormShape } from '../forms/formShape.ts';
import { useServerForm } from '../forms/useServerForm.ts';

interface Options<Values extends FieldValues> {
  shape: FormShape<Values>;
  /** Answers whether he has gone in. */
  register(values: Values): Promise<boolean>;
}

/** A form of registration, and the address that was written to instead when it was somebody's already. */
export function useRegistration<Values extends FieldValues & { email: string }>({
  shape,
  register,
}: Options<Values>) {
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const form = useServerForm({
    shape,
    async send(values) {
      if (!(await register(values))) setWrittenTo(values.email.trim());
    },
    failed: 'Не удалось зарегистрироваться, попробуйте ещё раз',
    isPage: true,
  });
  return { form, writtenTo };
}

export const registrationWords = { send: 'Зарегистрироваться', sending: 'Открываем кабинет…' };
