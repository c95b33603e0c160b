import { type Nmo, type NmoState, nmoStates } from '@odonta/db/vocabulary/catalog/prod.ts';
import fields from '../../editor/fields/fields.module.css';
import { RowChoice, RowNumber, RowText } from '../../editor/fields/RowInputs.tsx';
import { dayText, secondsOfDay } from '../values/moments.ts';
import { CourseField } from './CourseField.tsx';
import { SpecialitiesPicker } from './SpecialitiesPicker.tsx';
import { useField, useValues } from './useField.ts';

const blank: Nmo = { points: null as never, code: null, speciality_ids: [], state: 'NONE', date: null };

/** Accreditation points: either all their facts or none. */
export function NmoInput() {
  const { id, value: nmo, set } = useField('nmo');
  const { services } = useValues();
  return (
    <CourseField
      name="nmo"
      hint={
        nmo && !services.includes(5)
          ? 'Чтобы баллы были на странице, отметьте в «О курсе» особенность «Аккредитационные баллы»'
          : undefined
      }
      isGroup
    >
      {() =>
        nmo === null ? (
          <button
            id={id}
            className={`button button--quiet button--small ${fields.add}`}
            type="button"
            onClick={() => set(blank)}
          >
            Указать баллы
          </button>
        ) : (
          <>
            <div className={fields.row}>
              <RowNumber
                label="Баллов НМО (ЗЕТ)"
                value={nmo.points}
                onChanged={(points) => set({ ...nmo, points: points as never })}
              />
              <RowText
                label="Код программы"
                value={nmo.code ?? ''}
                onChanged={(code) => set({ ...nmo, code: code || null })}
              />
              <RowChoice
                label="Аккредитация"
                value={nmo.state}
                choices={Object.entries(nmoStates)}
                onChanged={(state) => set({ ...nmo, state: state as NmoState })}
              />
              <RowText
                label="С какого дня"
                type="date"
                value={dayText(nmo.date)}
                onChanged={(day) => set({ ...nmo, date: secondsOfDay(day) })}
              />
            </div>
            <label className="field__label" htmlFor={`${id}-specialities`}>
              Специальности программы
            </label>
            <SpecialitiesPicker
              ids={nmo.speciality_ids}
              onChanged={(speciality_ids) => set({ ...nmo, speciality_ids })}
              input={{ id: `${id}-specialities` }}
            />
            <button
              className={`button button--quiet button--small ${fields.add}`}
              type="button"
              onClick={() => set(null)}
            >
              Убрать баллы
            </button>
          </>
        )
      }
    </CourseField>
  );
}
