import { DateInput, type DateInputProps } from 'react-admin';
import { dayText, type MomentOfDay, secondsOfDay } from './moments.ts';

export function DayInput({ as = 'noon', ...props }: DateInputProps & { as?: MomentOfDay }) {
  return <DateInput {...props} format={dayText} parse={(text: string) => secondsOfDay(text, as)} />;
}
