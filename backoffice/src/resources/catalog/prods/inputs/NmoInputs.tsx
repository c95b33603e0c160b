import { Alert, Box, Button } from '@mui/material';
import { type Nmo, nmoStates, prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { NumberInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { DayInput } from '../../../../kit/inputs/DayInput.tsx';
import { OrderedReferences } from '../../../../kit/inputs/OrderedReferences.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';

const blank: Omit<Nmo, 'points'> & { points: number | null } = {
  points: null,
  code: null,
  speciality_ids: [],
  state: 'NONE',
  date: null,
};

/** Accreditation points: either all their fields or none, as the server keeps them. */
export function NmoInputs() {
  const { setValue } = useFormContext();
  const [nmo, services]: [Nmo | null | undefined, number[] | undefined] = useWatch({
    name: ['nmo', 'services'] as const,
  }) as never;
  const become = (value: typeof blank | null) => setValue('nmo', value, { shouldDirty: true });
  if (!nmo)
    return (
      <Button variant="outlined" onClick={() => become(blank)}>
        Указать баллы
      </Button>
    );
  return (
    <>
      {!services?.includes(5) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          На странице курса баллы появятся, когда отмечена особенность «Аккредитационные баллы».
        </Alert>
      )}
      <Fields columns={2}>
        <NumberInput
          source="nmo.points"
          label="Баллов НМО (ЗЕТ)"
          min={prodLimits.points.min}
          max={prodLimits.points.max}
          step={1}
          validate={required()}
          helperText={false}
        />
        <TextInput source="nmo.code" label="Код программы" helperText="Номер программы на портале НМО" />
        <ChoiceInput
          source="nmo.state"
          label="Аккредитация"
          choices={choicesOf(nmoStates)}
          validate={required()}
          helperText="Баллы обещаны посетителям, только когда программа аккредитована"
        />
        <DayInput
          source="nmo.date"
          label="С какого дня"
          helperText="Стоит на странице курса рядом с состоянием"
        />
        <Wide>
          <OrderedReferences
            source="nmo.speciality_ids"
            reference="specializations"
            label="Специальности"
            addLabel="Добавить специальность"
            none="Специальности не указаны."
          />
        </Wide>
      </Fields>
      <Box sx={{ mt: 2 }}>
        <Button color="inherit" onClick={() => become(null)}>
          Убрать баллы
        </Button>
      </Box>
    </>
  );
}
