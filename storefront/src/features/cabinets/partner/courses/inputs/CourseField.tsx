import { changeRules } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { ComponentProps } from 'react';
import { FieldFrame } from '../../editor/fields/FieldFrame.tsx';
import { useCourse } from '../saving/useCourse.ts';
import styles from './inputs.module.css';
import { Newer } from './Newer.tsx';
import { useField } from './useField.ts';

type Frame = ComponentProps<typeof FieldFrame>;

interface Props extends Pick<Frame, 'hint' | 'areErrorsInRows' | 'isGroup' | 'children'> {
  name: EditedField;
  /** Empty where the input itself has one. */
  label?: string;
}

/** A field with its rule, its error, the moderator's remark, a newer value. */
export function CourseField({ name, label, ...frame }: Props) {
  const field = useField(name);
  const { card, editing } = useCourse();
  const rule = card.draft?.changes.find((change) => change.field === name)?.rule;
  return (
    <FieldFrame
      {...frame}
      name={name}
      id={field.id}
      label={label ?? field.label}
      errors={editing.errors}
      aside={rule && <span className={styles.rule}>{changeRules[rule]}</span>}
      comment={card.rejection?.comments[name]}
      below={<Newer name={name} />}
    />
  );
}
