import { type ClassDay, classDayLimits } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { RowText } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { dayText } from '../values/moments.ts';
import { CourseField } from './CourseField.tsx';
import { useField, useValues } from './useField.ts';

/** The hours of each day by the clock of the venue. */
export function ScheduleInput() {
  const { value, set } = useField('schedule');
  const { date_start } = useValues();
  const last = value.at(-1);
  const blank = (): ClassDay => ({
    day: last ? nextDay(last.day) : dayText(date_start),
    from: last?.from ?? '10:00',
    to: last?.to ?? '18:00',
    title: null,
  });
  return (
    <CourseField
      name="schedule"
      hint="По местному времени города. Если перенести начало курса, дни сдвинутся вместе с ним"
      isGroup
    >
      {() => (
        <Rows
          rows={value}
          nameOf={(number) => `День ${number}`}
          addLabel="Добавить день"
          atMost={classDayLimits.count}
          blank={blank}
          onChanged={set}
        >
          {({ day, from, to, title }, change) => (
            <>
              <RowText label="День" type="date" value={day} onChanged={(text) => change({ day: text })} />
              <RowText label="С" type="time" value={from} onChanged={(text) => change({ from: text })} />
              <RowText label="До" type="time" value={to} onChanged={(text) => change({ to: text })} />
              <RowText
                label="Тема дня"
                value={title ?? ''}
                onChanged={(text) => change({ title: text || null })}
              />
            </>
          )}
        </Rows>
      )}
    </CourseField>
  );
}

function nextDay(day: string): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? '' : new Date(moment + 86_400_000).toISOString().slice(0, 10);
}
