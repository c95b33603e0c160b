import type { ReactElement, ReactNode } from 'react';
import { NullableBooleanInput, type RaRecord, TextInput, useGetOne } from 'react-admin';
import { ChoiceInput } from '../inputs/ChoiceInput.tsx';
import { DayInput } from '../inputs/DayInput.tsx';
import { dayInWords } from '../inputs/moments.ts';
import { ReferenceOptions } from '../inputs/ReferenceOptions.tsx';
import { useNaming } from '../inputs/useNaming.ts';
import type { Choice } from './choices.ts';

export { type Choice, choicesOf } from './choices.ts';

export interface FilterDefinition {
  source: string;
  label: string;
  /** Absent for a filter that is set elsewhere and only needs words for its chip. */
  input?: ReactElement;
  /** The resource of the offered records: without the right to list it the filter is absent. */
  reference?: string;
  /** The chosen value in words, for its chip. */
  inWords(value: unknown): ReactNode;
}

export function choiceFilter(source: string, label: string, choices: readonly Choice[]): FilterDefinition {
  return {
    source,
    label,
    input: (
      <ChoiceInput
        source={source}
        label={label}
        choices={[...choices]}
        helperText={false}
        emptyText="Любое значение"
      />
    ),
    inWords: (value) => choices.find(({ id }) => String(id) === String(value))?.name ?? String(value),
  };
}

export const textFilter = (source: string, label: string): FilterDefinition => ({
  source,
  label,
  input: <TextInput source={source} label={label} helperText={false} />,
  inWords: String,
});

/** Records of another resource, found by typing; `text` names the field people know them by. */
export function referenceFilter(
  source: string,
  label: string,
  reference: string,
  text = 'name',
): FilterDefinition {
  return {
    source,
    label,
    reference,
    input: <ReferenceOptions source={source} label={label} reference={reference} text={text} />,
    inWords: (value) => <NameOf reference={reference} id={value as number} text={text} />,
  };
}

export function dayFilter(source: string, label: string, edge: 'start' | 'end'): FilterDefinition {
  return {
    source,
    label,
    input: <DayInput source={source} label={label} as={edge} helperText={false} />,
    inWords: (value) => dayInWords(value),
  };
}

/** Set by a button or a link; only its chip is shown. */
export function wordedFilter(
  source: string,
  label: string,
  inWords: (value: unknown) => ReactNode = yesOrNo,
): FilterDefinition {
  return { source, label, inWords };
}

export function flagFilter(source: string, label: string): FilterDefinition {
  const input = (
    <NullableBooleanInput
      source={source}
      label={label}
      nullLabel="Не важно"
      trueLabel="Да"
      falseLabel="Нет"
      helperText={false}
    />
  );
  return { source, label, input, inWords: yesOrNo };
}

function yesOrNo(value: unknown): string {
  return value ? 'да' : 'нет';
}

function NameOf({ reference, id, text }: { reference: string; id: number; text: string }) {
  const nameOf = useNaming(reference, text);
  const { data } = useGetOne<RaRecord>(reference, { id });
  return <>{data ? nameOf(data) : `№ ${id}`}</>;
}
