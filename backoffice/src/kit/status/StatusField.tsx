import type { RaRecord } from 'react-admin';
import { useRecordContext } from 'react-admin';
import { StatusChip } from './StatusChip.tsx';

export type Labelled = Readonly<Record<string, { label: string }>>;

/** The status of the record around it, by the labels of its lifecycle. */
export function StatusField({ statuses }: { statuses: Labelled; label?: string; source?: string }) {
  const record = useRecordContext<RaRecord & { status: string }>();
  if (!record) return null;
  return <StatusChip status={record.status} label={statuses[record.status]?.label ?? record.status} />;
}

/** Tabs of a list, in the order the lifecycle names its statuses. */
export function tabsOf(
  statuses: Labelled,
  source = 'status',
  order: readonly string[] = Object.keys(statuses),
) {
  return { source, choices: order.map((value) => ({ value, label: statuses[value]?.label ?? value })) };
}
