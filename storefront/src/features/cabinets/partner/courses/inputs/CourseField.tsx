import { changeRules } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { ReactNode } from 'react';
import { describedBy, errorIdOf, FieldError } from '../../../../../components/ui/Field.tsx';
import { fieldOf } from '../../editor/saving/parts.ts';
import { useCourse } from '../saving/useCourse.ts';
import { Conflict } from './Conflict.tsx';
import styles from './inputs.module.css';
import { useField } from './useField.ts';

interface Props {
  name: EditedField;
  /** Empty where the input itself has one. */
  label?: string;
  hint?: string;
  /** Its rows show their errors themselves. */
  areErrorsInRows?: boolean;
  /** Several inputs with a common name. */
  isGroup?: boolean;
  children(input: ReturnType<typeof describedBy>): ReactNode;
}

/** A field with everything that is known about it: its rule, its error, the moderator's remark, a newer value. */
export function CourseField({
  name,
  label: own,
  hint,
  areErrorsInRows = false,
  isGroup = false,
  children,
}: Props) {
  const field = useField(name);
  const { card } = useCourse();
  const { id, error } = field;
  const label = own ?? field.label;
  const rule = card.draft?.changes.find((change) => change.field === name)?.rule;
  const comment = card.rejection?.comments[name];
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
      {!areErrorsInRows && <RowErrors name={name} />}
      {comment && (
        <p className={styles.comment} id={`${id}-comment`}>
          <strong>Модератор:</strong> {comment}
        </p>
      )}
      <Conflict name={name} />
    </>
  );
  const effect = rule && <span className={styles.rule}>{changeRules[rule]}</span>;
  if (isGroup)
    return (
      <fieldset className={`field ${styles.group}`} id={name} aria-describedby={error && errorIdOf(id)}>
        <legend className="field__label">{label}</legend>
        {effect}
        {body}
      </fieldset>
    );
  return (
    <div className="field" id={name}>
      <span className={styles.head}>
        {label !== '' && (
          <label className="field__label" htmlFor={id}>
            {label}
          </label>
        )}
        {effect}
      </span>
      {body}
    </div>
  );
}

/** Errors within the rows of a field. */
function RowErrors({ name }: { name: EditedField }) {
  const { editing } = useCourse();
  const inner = Object.entries(editing.errors).filter(([path]) => path !== name && fieldOf(path) === name);
  return inner.map(([path, message]) => {
    const row = /^\w+\.(\d+)/.exec(path)?.[1];
    return (
      <span className="field__error" key={path}>
        {row === undefined ? message : `Строка ${Number(row) + 1}: ${message}`}
      </span>
    );
  });
}
