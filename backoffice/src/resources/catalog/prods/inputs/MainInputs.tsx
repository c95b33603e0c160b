import { degrees, onlineProdTypes, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { AutocompleteArrayInput, CheckboxGroupInput, required, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';
import { categoryChoices, typeChoices } from '../labels.ts';

export function MainInputs() {
  const leavePlace = useLeavePlace();
  return (
    <Fields columns={2}>
      <Wide>
        <TextInput source="name" validate={required()} helperText="От 5 до 180 знаков" />
      </Wide>
      <ReferenceSelect source="center_id" reference="centers" isRequired />
      <ChoiceInput
        source="type"
        choices={typeChoices}
        validate={required()}
        helperText={false}
        onChange={leavePlace}
      />
      <Wide>
        <AutocompleteArrayInput
          source="categories"
          choices={categoryChoices}
          validate={required()}
          helperText="От одной до трёх, первая — главная"
        />
      </Wide>
      <ChoiceInput
        source="degree"
        choices={choicesOf(degrees)}
        validate={required()}
        helperText="Кому курс по силам: на сайте по уровню подбирают"
      />
      <TextInput source="slug" helperText="Латиница через дефис; если не заполнить, получится из названия" />
      <Wide>
        <CheckboxGroupInput source="services" choices={choicesOf(services, true)} helperText={false} />
      </Wide>
    </Fields>
  );
}

/** An online course has neither a city nor an end of its own; the server refuses a city there. */
function useLeavePlace() {
  const { getValues, setValue } = useFormContext();
  return () => {
    if (!onlineProdTypes.includes(getValues('type'))) return;
    setValue('city_id', null, { shouldDirty: true });
    setValue('date_end', 0, { shouldDirty: true });
  };
}
