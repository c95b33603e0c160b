import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { momentText, secondsOfMoment } from './moments.ts';

/** A date and a time in Moscow, in any time zone of the browser. */
export function MomentInput({ helperText = 'По московскому времени', ...props }: DateTimeInputProps) {
  return <DateTimeInput {...props} helperText={helperText} format={momentText} parse={secondsOfMoment} />;
}
