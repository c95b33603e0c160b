import { inclusions, issuedDocuments, offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { ChecksInput } from '../inputs/ChoiceInputs.tsx';
import { NmoInput } from '../inputs/NmoInput.tsx';
import { NumberInput, TextInput } from '../inputs/TextInputs.tsx';

export const IncludedSection = () => (
  <EditorSection
    id="included"
    title="Что входит"
    hint="Что здесь не заполнено, на странице курса не показано."
  >
    <ChecksInput name="issued_documents" choices={Object.entries(issuedDocuments)} />
    <NmoInput />
    <ChecksInput
      name="inclusions"
      choices={Object.entries(inclusions)}
      hint="Питание отмечают в особенностях курса"
    />
    <TextInput
      name="inclusions_note"
      hint="Например: запись доступна три месяца, бинокуляры — свои"
      maxLength={offerLimits.note}
    />
    <NumberInput name="group_size" hint="Сколько человек учится вместе, если группа меньше числа мест" />
  </EditorSection>
);
