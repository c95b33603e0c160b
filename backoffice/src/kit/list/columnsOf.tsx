import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable, type RaRecord } from 'react-admin';
import { type Labelled, StatusField } from '../status/StatusField.tsx';

/** The fields of a record with such a value. */
type FieldOf<R, Value> = {
  [Name in keyof R & string]: R[Name] extends Value | null ? Name : never;
}[keyof R & string];

/** A column for any field, and the properties of those that many lists have. */
export function columnsOf<R extends RaRecord>() {
  const inOneLine =
    <Value,>(write: (value: Value) => string) =>
    (source: FieldOf<R, Value>) => ({
      source,
      cellClassName: 'nowrap',
      render: (record: R) => (record[source] === null ? '—' : write(record[source] as Value)),
    });
  return {
    Column: DataTable.Col<R>,
    moment: inOneLine(formatMoment),
    day: inOneLine(formatDate),
    money: inOneLine(formatExact),
    status: (statuses: Labelled, source = 'status') => ({
      source,
      children: <StatusField statuses={statuses} />,
    }),
  };
}
