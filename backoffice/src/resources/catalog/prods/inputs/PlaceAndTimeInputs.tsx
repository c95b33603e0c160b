import { Alert } from '@mui/material';
import { onlineProdTypes, type ProdType } from '@odonta/db/vocabulary/catalog/prod.ts';
import { offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MomentInput } from '../../../../kit/inputs/MomentInput.tsx';
import { ReferenceSelect } from '../../../../kit/inputs/ReferenceSelect.tsx';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';

export function PlaceAndTimeInputs() {
  const [type, isDateOpen]: [ProdType | undefined, boolean | undefined] = useWatch({
    name: ['type', 'is_date_open'] as const,
  }) as never;
  const isOnline = type !== undefined && onlineProdTypes.includes(type);
  return (
    <Fields columns={2}>
      <Wide>
        <OpenDate />
      </Wide>
      {!isDateOpen && <MomentInput source="date_start" validate={required()} />}
      {!isDateOpen && !isOnline && <MomentInput source="date_end" validate={endRequired} />}
      <Wide>
        <ReferenceSelect
          source="series_id"
          reference="prods"
          helperText="Если курс проводится снова: с какого он начался. Даты серии видны на странице каждого."
        />
      </Wide>
      <NumberInput
        source="duration_hours"
        min={1}
        max={576}
        step={1}
        helperText="По 45 минут, всего за курс"
      />
      {isOnline ? (
        <Wide>
          <Alert severity="info">Курс проходит онлайн: город и место не указываются.</Alert>
          <TextInput
            source="online_link"
            type="url"
            helperText="Получат только оплатившие: за день и за два часа до начала"
            slotProps={{ htmlInput: { maxLength: offerLimits.online_link } }}
          />
        </Wide>
      ) : (
        <>
          <ReferenceSelect source="city_id" reference="cities" />
          <Wide>
            <TextInput source="address" helperText="Улица, дом, площадка" />
          </Wide>
          <Wide>
            <TextInput
              source="directions"
              multiline
              minRows={3}
              maxRows={8}
              helperText="Метро, остановка, вход, парковка: увидят на странице курса рядом с адресом"
              slotProps={{ htmlInput: { maxLength: offerLimits.directions } }}
            />
          </Wide>
        </>
      )}
    </Fields>
  );
}

/** Zero is the value for an online course, and no valid end of another one. */
const endRequired = (value: unknown) => (value ? undefined : 'Укажите окончание');

/** An open date takes the dates away: the server accepts one or the other. */
function OpenDate() {
  const { setValue } = useFormContext();
  const clear = (isOpen: boolean) => {
    if (!isOpen) return;
    setValue('date_start', null, { shouldDirty: true });
    setValue('date_end', 0, { shouldDirty: true });
    setValue('schedule', [], { shouldDirty: true });
  };
  return (
    <BooleanInput
      source="is_date_open"
      helperText={false}
      onChange={(event) => clear(event.target.checked)}
    />
  );
}
