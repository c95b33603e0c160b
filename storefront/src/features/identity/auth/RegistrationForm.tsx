import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { LetterSent } from './LetterSent.tsx';

interface RegistrationFormProps<Values extends FieldValues> {
  shape: FormShape<Values>;
  /** Answers whether he has gone in. */
  register(values: Values): Promise<boolean>;
  children: ReactNode;
}

/** A form of registration; where the address was taken already, a note about the letter to its owner. */
export function RegistrationForm<Values extends FieldValues & { email: string }>({
  shape,
  register,
  children,
}: RegistrationFormProps<Values>) {
  const [writtenTo, setWrittenTo] = useState<string | null>(null);
  const form = useServerForm({
    shape,
    async send(values) {
      if (!(await register(values))) setWrittenTo(values.email.trim());
    },
    failed: 'Не удалось зарегистрироваться, попробуйте ещё раз',
    isPage: true,
  });
  if (writtenTo !== null) return <LetterSent to={writtenTo} />;
  return (
    <PublicForm form={form} shape={shape} words={words}>
      {children}
    </PublicForm>
  );
}

const words = { send: 'Зарегистрироваться', sending: 'Открываем кабинет…' };
