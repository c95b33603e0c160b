import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  isOptional?: boolean;
  children: ReactNode;
}

const hintIdOf = (id: string) => `${id}-hint`;
export const errorIdOf = (id: string) => `${id}-error`;

/** The description of an input for users who cannot see its label, hint and error. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  const ids = [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': ids === '' ? undefined : ids };
}

export function Field({ id, label, hint, error, isOptional = false, children }: Props) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="field__hint"> — необязательно</span>}
      </label>
      {hint && (
        <span className="field__hint" id={hintIdOf(id)}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return error === undefined ? null : (
    <span className="field__error" id={errorIdOf(id)}>
      <span className="visually-hidden">Ошибка: </span>
      <span>{error}</span>
    </span>
  );
}
