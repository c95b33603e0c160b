import { RowNumber, RowText } from '../../editor/fields/RowInputs.tsx';
import { dayText, secondsOfDay } from '../values/moments.ts';
import type { PriceRow } from './PriceOptions.tsx';

interface Props {
  row: PriceRow;
  change(part: Partial<PriceRow>): void;
}

/** The condition that a kind of price needs. */
export function PriceCondition({ row: { type, date, count_listener, text }, change }: Props) {
  if (type === 'date')
    return (
      <RowText
        label="Действует до"
        type="date"
        value={dayText(date)}
        onChanged={(day) => change({ date: secondsOfDay(day) })}
      />
    );
  if (type === 'listener')
    return (
      <RowNumber
        label="Участников от"
        value={count_listener}
        onChanged={(count) => change({ count_listener: count })}
      />
    );
  if (type === 'any')
    return (
      <RowText label="За что эта цена" value={text ?? ''} onChanged={(words) => change({ text: words })} />
    );
  return null;
}
