import type { EditedProd } from '@odonta/api/contract';
import { saleTermLimits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { RowNumber } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { CourseField } from './CourseField.tsx';
import { useField } from './useField.ts';

type Step = EditedProd['refund_policy'][number];

/** The part that comes back, by days before the course. */
export function RefundInput() {
  const { value, set } = useField('refund_policy');
  return (
    <CourseField
      name="refund_policy"
      hint="Частное лицо по закону может отказаться от курса в любой день: тогда удержать можно только расходы, подтверждённые документами"
      isGroup
    >
      {() => (
        <Rows<Step>
          rows={value}
          nameOf={(number) => `Правило ${number}`}
          addLabel="Добавить срок"
          atLeast={1}
          atMost={saleTermLimits.refund_steps}
          blank={() => ({ days_before: null as never, percent: null as never })}
          onChanged={set}
        >
          {({ days_before, percent }, change) => (
            <>
              <RowNumber
                label="За сколько дней до начала"
                value={days_before}
                onChanged={(days) => change({ days_before: days as never })}
              />
              <RowNumber
                label="Вернуть, %"
                value={percent}
                onChanged={(part) => change({ percent: part as never })}
              />
            </>
          )}
        </Rows>
      )}
    </CourseField>
  );
}
