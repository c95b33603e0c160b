import { onlineProdTypes, prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { useState } from 'react';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { CityInput } from '../inputs/CityInput.tsx';
import { MomentInput } from '../inputs/MomentInput.tsx';
import { OpenDateInput } from '../inputs/OpenDateInput.tsx';
import { ScheduleInput } from '../inputs/ScheduleInput.tsx';
import { NumberInput, TextInput } from '../inputs/TextInputs.tsx';
import { useValues } from '../inputs/useField.ts';
import { useStore } from '../saving/useCourse.ts';
import { openDate, startMoved } from '../values/startMoved.ts';
import styles from './sections.module.css';

export function WhenAndWhereSection() {
  const store = useStore();
  const values = useValues();
  const { type, date_start } = values;
  // A course without a start has an open date to the server: until one is typed, only this page knows of the plan.
  const [isPlanned, setPlanned] = useState(false);
  const isOpen = date_start === null && !isPlanned;
  const isOnline = onlineProdTypes.includes(type);
  function become(open: boolean) {
    setPlanned(!open);
    if (open) store.type(openDate);
  }
  const { min, max } = prodLimits.duration;
  return (
    <EditorSection id="when" title="Когда и где">
      <OpenDateInput isOpen={isOpen} become={become} />
      {!isOpen && (
        <>
          <div className={styles.pair}>
            <MomentInput
              name="date_start"
              onChanged={(next, before) => store.type(startMoved(values, next, before))}
            />
            {!isOnline && <MomentInput name="date_end" none={0} />}
          </div>
          <ScheduleInput />
        </>
      )}
      <div className={styles.pair}>
        <NumberInput name="duration_hours" hint={`По 45 минут, всего за курс: от ${min} до ${max}`} />
        {isOnline ? (
          <p className="muted">
            Курс проходит онлайн: город и адрес не нужны. Часы — по московскому времени.
          </p>
        ) : (
          <CityInput />
        )}
      </div>
      {isOnline && (
        <TextInput
          name="online_link"
          hint="Её получат только оплатившие: за день и за два часа до начала"
          maxLength={offerLimits.online_link}
        />
      )}
      {!isOnline && (
        <>
          <TextInput name="address" hint="Улица, дом, площадка" maxLength={300} />
          <TextInput
            name="directions"
            hint="Метро, остановка, вход, парковка"
            rows={3}
            maxLength={offerLimits.directions}
          />
        </>
      )}
    </EditorSection>
  );
}
