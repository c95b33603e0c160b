import type { SeatsLimit } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { RowChoice, RowNumber } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { CourseField } from '../inputs/CourseField.tsx';
import { useField, useValues } from '../inputs/useField.ts';
import { partsOf } from './parts.ts';

/** Fewer seats for one participation than there are in all; asked where there is more than one to choose. */
export function SeatsLimits() {
  const { value, set } = useField('seats_limits');
  const parts = partsOf(useValues().prices);
  if (parts.length < 2 && value.length === 0) return null;
  const free = parts.find(([code]) => !value.some(({ participation }) => participation === code));
  return (
    <CourseField
      name="seats_limits"
      hint="Если на практику столов меньше, чем мест в зале. Общее число мест действует всегда"
      isGroup
    >
      {() => (
        <Rows
          rows={value}
          nameOf={(number) => `Ограничение ${number}`}
          addLabel="Ограничить вариант"
          atMost={parts.length}
          blank={() => ({ participation: (free?.[0] ?? 'main') as SeatsLimit['participation'], count: 1 })}
          onChanged={set}
        >
          {({ participation, count }, change) => (
            <>
              <RowChoice
                label="Вариант участия"
                value={participation}
                choices={parts}
                onChanged={(part) => change({ participation: part as SeatsLimit['participation'] })}
              />
              <RowNumber label="Мест" value={count} onChanged={(next) => change({ count: next as never })} />
            </>
          )}
        </Rows>
      )}
    </CourseField>
  );
}
