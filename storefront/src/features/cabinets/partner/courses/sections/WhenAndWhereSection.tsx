import { onlineProdTypes, prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { offerLimits } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { CityInput } from '../inputs/CityInput.tsx';
import { MomentInput } from '../inputs/MomentInput.tsx';
import { OpenDateInput } from '../inputs/OpenDateInput.tsx';
import { ScheduleInput } from '../inputs/ScheduleInput.tsx';
import { NumberInput, TextInput } from '../inputs/TextInputs.tsx';
import { useValues } from '../inputs/useField.ts';
import { useStore } from '../saving/useCourse.ts';
import { withSchedule } from '../values/startMoved.ts';
import { EditorSection } from './EditorSection.tsx';
import styles from './sections.module.css';

export function WhenAndWhereSection() {
  const store = useStore();
  const { type, is_date_open, schedule } = useValues();
  const isOnline = onlineProdTypes.includes(type);
  const { min, max } = prodLimits.duration;
  return (
    <EditorSection id="when" title="Когда и где">
      <OpenDateInput />
      {!is_date_open && (
        <>
          <div className={styles.pair}>
            <MomentInput
              name="date_start"
              onChanged={(next, before) => store.type(withSchedule(next, before, schedule))}
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
