import {
  type CallDirection,
  type callDirections,
  callOutcomes,
  outcomesOf,
} from '@odonta/db/vocabulary/content/calls.ts';
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { choicesOf } from '../../../kit/list/choices.ts';

/** The facts of a call that people enter. */
export const CallInputs = ({ hasPhone = false }: { hasPhone?: boolean }) => (
  <>
    {!hasPhone && (
      <TextInput source="phone" label="Телефон клиента" type="tel" validate={required()} helperText={false} />
    )}
    <RadioButtonGroupInput
      source="direction"
      label="Кто звонил"
      choices={directions}
      validate={required()}
      helperText={false}
    />
    <Outcome />
    <MomentInput source="started_at" label="Когда" validate={required()} />
    <NoteInput />
  </>
);

export const NoteInput = () => (
  <TextInput
    source="note"
    label="Заметка"
    multiline
    minRows={3}
    maxRows={8}
    helperText="Клиент её не увидит"
  />
);

const directions = [
  { id: 'OUT', name: 'Мы клиенту' },
  { id: 'IN', name: 'Клиент нам' },
] satisfies { id: keyof typeof callDirections; name: string }[];

function Outcome() {
  const direction: CallDirection = useWatch({ name: 'direction' }) ?? 'OUT';
  const choices = choicesOf(callOutcomes).filter(({ id }) =>
    (outcomesOf[direction] as readonly string[]).includes(String(id)),
  );
  return (
    <RadioButtonGroupInput
      source="outcome"
      label="Чем закончился"
      choices={choices}
      validate={required('Выберите итог')}
      helperText={false}
    />
  );
}
