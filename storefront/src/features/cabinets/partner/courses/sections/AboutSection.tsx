import {
  degrees,
  offeredProdTypes,
  onlineProdTypes,
  type ProdType,
  prodLimits,
  prodTypes,
  services,
} from '@odonta/db/vocabulary/catalog/prod.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { CategoriesInput } from '../inputs/CategoriesInput.tsx';
import { ChecksInput, ChoiceInput } from '../inputs/ChoiceInputs.tsx';
import { CourseField } from '../inputs/CourseField.tsx';
import { RichInput } from '../inputs/RichInput.tsx';
import { SpecialitiesPicker } from '../inputs/SpecialitiesPicker.tsx';
import { TextInput } from '../inputs/TextInputs.tsx';
import { useField } from '../inputs/useField.ts';
import { useStore } from '../saving/useCourse.ts';
import styles from './sections.module.css';

export function AboutSection() {
  const { value: type } = useField('type');
  const store = useStore();
  const offered = [...new Set<ProdType>([...offeredProdTypes, type])];
  return (
    <EditorSection id="about" title="О курсе">
      <TextInput name="name" hint={`От ${prodLimits.name.min} до ${prodLimits.name.max} знаков`} />
      <div className={styles.pair}>
        <ChoiceInput
          name="type"
          choices={offered.map((code) => [String(code), prodTypes[code]])}
          onChanged={(code) => store.type(placeFor(Number(code) as ProdType))}
        />
        <ChoiceInput name="degree" choices={Object.entries(degrees)} hint="Кому курс по силам" />
      </div>
      <CategoriesInput />
      <ChecksInput name="services" choices={Object.entries(services)} />
      <RichInput name="text" hint={`Не короче ${prodLimits.text.min} символов`} />
      <RichInput name="program" />
      <RichInput name="for_whom" />
      <RichInput name="result" />
      <RichInput name="requirements" />
      <Specialities />
    </EditorSection>
  );
}

/** An online course has neither a city nor an end of its own; the server refuses a city there. */
const placeFor = (type: ProdType) =>
  onlineProdTypes.includes(type) ? { type, city_id: null, date_end: 0 } : { type };

function Specialities() {
  const { value, set } = useField('speciality_ids');
  return (
    <CourseField name="speciality_ids" hint="Если не указать, курс подходит всем">
      {(input) => <SpecialitiesPicker ids={value} onChanged={set} input={input} />}
    </CourseField>
  );
}
