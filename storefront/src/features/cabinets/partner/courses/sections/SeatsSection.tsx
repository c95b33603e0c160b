import { seatsDisplays } from '@odonta/db/vocabulary/catalog/prod.ts';
import { saleTermLimits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { ChoiceInput } from '../inputs/ChoiceInputs.tsx';
import styles from '../inputs/inputs.module.css';
import { MomentInput } from '../inputs/MomentInput.tsx';
import { FlagInput, NumberInput } from '../inputs/TextInputs.tsx';
import { useValues } from '../inputs/useField.ts';
import { SeatsLimits } from '../prices/SeatsLimits.tsx';
import own from './sections.module.css';

export function SeatsSection() {
  const { waitlist_enabled, seats_total } = useValues();
  const { min, max } = saleTermLimits.waitlist_hours;
  return (
    <EditorSection id="seats" title="Места и запись">
      <div className={own.pair}>
        <NumberInput name="seats_total" hint="Пусто — без ограничения" />
        <ChoiceInput name="seats_display" choices={Object.entries(seatsDisplays)} />
        <MomentInput name="registration_from" hint="Пусто — сразу после публикации. По московскому времени" />
        <MomentInput name="registration_to" hint="Пусто — до начала курса. По московскому времени" />
      </div>
      <SeatsLimits />
      <FlagInput name="waitlist_enabled" hint="Когда мест нет, на странице курса будет «В лист ожидания»" />
      {waitlist_enabled && seats_total === null && (
        <p className={styles.warning}>
          Лист ожидания не откроется, пока не указано число мест: без него места не закончатся.
        </p>
      )}
      {waitlist_enabled && (
        <NumberInput
          name="waitlist_hours"
          hint={`Сколько держать место за тем, кому его предложили: от ${min} до ${max}`}
        />
      )}
    </EditorSection>
  );
}
