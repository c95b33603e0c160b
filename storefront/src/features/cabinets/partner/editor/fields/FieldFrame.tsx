import type { ReactNode } from 'react';
import { describedBy, errorIdOf, FieldError } from '../../../../../components/ui/Field.tsx';
import { fieldOf } from '../saving/parts.ts';
import styles from './fields.module.css';

interface Props {
  name: string;
  /** The id of its input; the frame itself has the name as its id, for links. */
  id: string;
  /** Empty where the input itself has one. */
  label: string;
  hint?: string;
  /** Refusals by path, of this field and of others. */
  errors: Readonly<Record<string, string>>;
  /** Its rows show their errors themselves. */
  areErrorsInRows?: boolean;
  /** Several inputs with a common name. */
  isGroup?: boolean;
  /** Stands beside the label. */
  aside?: ReactNode;
  /** A moderator's words about it. */
  comment?: string;
  children(input: ReturnType<typeof describedBy>): ReactNode;
  /** Stands below: a newer value. */
  below: ReactNode;
}

/** A field with everything that is known about it. */
export function FieldFrame({
  name,
  id,
  label,
  hint,
  errors,
  areErrorsInRows = false,
  isGroup = false,
  aside,
  comment,
  children,
  below,
}: Props) {
  const error = errors[name];
  const input = describedBy(id, { hint, error });
  const known = [input['aria-describedby'], comment && `${id}-comment`].filter(Boolean).join(' ');
  const body = (
    <>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ ...input, 'aria-describedby': known || undefined })}
      <FieldError id={id} error={error} />
      {!areErrorsInRows && <RowErrors name={name} errors={errors} />}
      {comment && (
        <p className={styles.comment} id={`${id}-comment`}>
          <strong>Модератор:</strong> {comment}
        </p>
      )}
      {below}
    </>
  );
  if (isGroup)
    return (
      <fieldset
        className={`field ${styles.group}`}
        id={name}
        data-input={id}
        aria-describedby={error && errorIdOf(id)}
      >
        <legend className="field__label">{label}</legend>
        {aside}
        {body}
      </fieldset>
    );
  return (
    <div className="field" id={name} data-input={id}>
      <span className={styles.head}>
        {label !== '' && (
          <label className="field__label" htmlFor={id}>
            {label}
          </label>
        )}
        {aside}
      </span>
      {body}
    </div>
  );
}

/** Errors within the rows of a field. */
function RowErrors({ name, errors }: Pick<Props, 'name' | 'errors'>) {
  const inner = Object.entries(errors).filter(([path]) => path !== name && fieldOf(path) === name);
  return inner.map(([path, message]) => {
    const row = /^\w+\.(\d+)/.exec(path)?.[1];
    return (
      <span className="field__error" key={path}>
        {row === undefined ? message : `Строка ${Number(row) + 1}: ${message}`}
      </span>
    );
  });
}
