import {
  dateAndHours,
  filledProgram,
  type HeldDay,
  heldDays,
  type ProgramDay,
  programLimits,
} from '@odonta/db/vocabulary/catalog/programDays.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import { useId, useState } from 'react';
import { RowText } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { useCourse } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import styles from './program.module.css';
import { errorsOfDay } from './programErrors.ts';
import { useField, useValues } from './useField.ts';

/** The programme of each day: its theme and its points, with the time where it is known. */
export function ProgramInput() {
  const { rows, change } = useProgram();
  const { editing } = useCourse();
  const held = heldDays(useValues(), filledProgram(rows).length);
  return (
    <CourseField name="program_days" hint={hint} areErrorsInRows isGroup>
      {() => (
        <Rows
          rows={rows}
          nameOf={(number) => `Программа дня ${number}`}
          addLabel={`Добавить программу дня ${rows.length + 1}`}
          atMost={programLimits.days}
          blank={blankDay}
          onChanged={change}
        >
          {(day, changeDay, at) => (
            <Day
              day={day}
              at={at}
              held={held[at]}
              errors={errorsOfDay(editing.errors, at, day.items)}
              change={changeDay}
            />
          )}
        </Rows>
      )}
    </CourseField>
  );
}

interface DayProps {
  day: ProgramDay;
  at: number;
  /** Its date and hours, where they are known. */
  held: HeldDay | undefined;
  /** By the rest of the path: `items.0.time`. */
  errors: Readonly<Record<string, string>>;
  change(part: Partial<ProgramDay>): void;
}

function Day({ day: { title, items }, at, held, errors, change }: DayProps) {
  const said = useId();
  const wrong = (path: string) => (path in errors ? said : undefined);
  const messages = [...new Set(Object.values(errors))];
  return (
    <div className={styles.day}>
      <p>
        <strong>День {at + 1}</strong>
        {held && <span className="muted"> · {dateAndHours(held)}</span>}
      </p>
      <RowText
        label="Тема дня"
        value={title ?? ''}
        error={wrong('title')}
        onChanged={(text) => change({ title: text || null })}
      />
      <Rows
        rows={items}
        nameOf={(number) => `День ${at + 1}, пункт ${number}`}
        addLabel="Добавить пункт"
        addName={`День ${at + 1}: добавить пункт`}
        atMost={programLimits.items}
        blank={blankItem}
        onChanged={(next) => change({ items: next })}
      >
        {({ time, text }, changeItem, place) => (
          <>
            <RowText
              label="Время"
              type="time"
              value={time ?? ''}
              error={wrong(`items.${place}.time`)}
              onChanged={(typed) => changeItem({ time: typed || null })}
            />
            <RowText
              label="Что будет"
              value={text}
              error={wrong(`items.${place}.text`)}
              onChanged={(typed) => changeItem({ text: typed })}
            />
          </>
        )}
      </Rows>
      {messages.length > 0 && (
        <span className="field__error" id={said}>
          {messages.join('. ')}
        </span>
      )}
    </div>
  );
}

const hint =
  'Время пунктов необязательно. Даты подставятся из часов занятий, и программа переедет вместе с ними';
const blankItem = () => ({ time: null, text: '' });
const blankDay = (): ProgramDay => ({ title: null, items: [blankItem()] });

/** Rows that nothing is written in yet are known to this page alone: the server keeps none of them. */
function useProgram() {
  const { value, set } = useField('program_days');
  const [typed, setTyped] = useState<readonly ProgramDay[]>(value);
  const isOwn = isSameValue(filledProgram(typed), filledProgram(value));
  return {
    rows: isOwn ? typed : value,
    change(rows: ProgramDay[]) {
      setTyped(rows);
      set(filledProgram(rows));
    },
  };
}
