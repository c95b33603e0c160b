import type { EditedProd } from '@odonta/api/contract';
import { namesParticipation, type PriceType, priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { RowChoice, RowFlag, RowNumber } from '../../editor/fields/RowInputs.tsx';
import { Rows } from '../../editor/fields/Rows.tsx';
import { CourseField } from '../inputs/CourseField.tsx';
import { useField } from '../inputs/useField.ts';
import { PriceCondition } from './PriceCondition.tsx';
import { partsOf } from './parts.ts';

export type PriceRow = EditedProd['prices'][number];

/** A condition belongs to its kind of price: the server refuses a date on a price for groups. */
const noConditions = { date: null, count_listener: null, text: null, participation: null };

const blank = (): PriceRow => ({
  ...noConditions,
  ...{ type: 'date', price: null as never, seats_limit: null, is_active: true },
});

/** Prices beside the main one, in the order of the course page. */
export function PriceOptions() {
  const { value, set } = useField('prices');
  const parts = partsOf(value);
  return (
    <CourseField
      name="prices"
      hint={value.length === 0 ? 'Действует только основная цена' : undefined}
      isGroup
    >
      {() => (
        <Rows
          rows={value}
          nameOf={(number) => `Цена ${number}`}
          addLabel="Добавить цену"
          atMost={prodLimits.prices}
          blank={blank}
          onChanged={set}
        >
          {(row, change) => (
            <>
              <RowChoice
                label="Вид цены"
                value={row.type}
                choices={Object.entries(priceTypes)}
                onChanged={(type) => change({ ...noConditions, type: type as PriceType })}
              />
              <RowNumber
                label="Цена, ₽"
                value={row.price}
                onChanged={(price) => change({ price: price as never })}
              />
              <PriceCondition row={row} change={change} />
              {!namesParticipation(row) && parts.length > 1 && (
                <RowChoice
                  label="Для кого"
                  value={row.participation ?? ''}
                  choices={[['', 'Для любого участия'], ...parts]}
                  onChanged={(part) => change({ participation: (part || null) as PriceRow['participation'] })}
                />
              )}
              <RowNumber
                label="Не больше мест"
                value={row.seats_limit ?? null}
                onChanged={(seats_limit) => change({ seats_limit })}
              />
              <RowFlag
                label="Продаётся"
                value={row.is_active ?? true}
                onChanged={(is_active) => change({ is_active })}
              />
            </>
          )}
        </Rows>
      )}
    </CourseField>
  );
}
