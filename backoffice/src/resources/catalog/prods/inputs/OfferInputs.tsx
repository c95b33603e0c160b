import { inclusions, issuedDocuments, offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { CheckboxGroupInput, NumberInput, TextInput } from 'react-admin';
import { OrderedReferences } from '../../../../kit/inputs/OrderedReferences.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';

/** The facts a dentist compares before paying: for whom, what is included, what one takes home. */
export function OfferInputs() {
  return (
    <Fields columns={2}>
      <CheckboxGroupInput source="issued_documents" choices={choicesOf(issuedDocuments)} helperText={false} />
      <CheckboxGroupInput
        source="inclusions"
        choices={choicesOf(inclusions)}
        helperText="Питание отмечают в особенностях курса"
      />
      <Wide>
        <TextInput
          source="inclusions_note"
          helperText="Например: запись доступна три месяца, бинокуляры — свои"
          slotProps={{ htmlInput: { maxLength: offerLimits.note } }}
        />
      </Wide>
      <NumberInput
        source="group_size"
        {...offerLimits.group}
        step={1}
        helperText="Сколько человек учится вместе, если группа меньше числа мест"
      />
      <Wide>
        <OrderedReferences
          source="speciality_ids"
          reference="specializations"
          label="Для каких специальностей"
          addLabel="Добавить специальность"
          none="Специальности не указаны: подходит всем."
        />
      </Wide>
    </Fields>
  );
}
