import { DateInput, type DateInputProps, TimeInput, type TimeInputProps } from 'react-admin';

/** A day kept as it is written, `2027-03-12`, without a moment behind it. */
export const WrittenDayInput = (props: DateInputProps) => (
  <DateInput {...props} parse={asText} format={asText} />
);

/** An hour kept as it is written, `10:00`. */
export const WrittenTimeInput = (props: TimeInputProps) => (
  <TimeInput {...props} parse={asText} format={asText} />
);

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
