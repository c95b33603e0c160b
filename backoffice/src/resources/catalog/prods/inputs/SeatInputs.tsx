import { seatsDisplays } from '@odonta/db/vocabulary/catalog/prod.ts';
import { BooleanInput, NumberInput } from 'react-admin';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { MomentInput } from '../../../../kit/inputs/MomentInput.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { Fields } from '../../../../kit/record/Fields.tsx';
import { UnlimitedWaitlist } from './UnlimitedWaitlist.tsx';

export function SeatInputs() {
  return (
    <Fields columns={2}>
      <NumberInput source="seats_total" min={0} step={1} helperText="Пусто — без ограничения" />
      <ChoiceInput
        source="seats_display"
        choices={choicesOf(seatsDisplays)}
        defaultValue="NUMBER"
        helperText={false}
      />
      <MomentInput
        source="registration_from"
        helperText="Пусто — сразу после публикации (время московское)"
      />
      <MomentInput source="registration_to" helperText="Пусто — до начала курса (время московское)" />
      <BooleanInput
        source="waitlist_enabled"
        helperText="Когда мест нет, на странице курса будет «В лист ожидания»"
      />
      <UnlimitedWaitlist />
    </Fields>
  );
}
