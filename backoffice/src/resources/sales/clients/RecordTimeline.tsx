import type { ClientEventKind } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { EventColumn } from './EventColumn.tsx';

/** Transitions, letters, notes and money of the record around it in one column. */
export function RecordTimeline({ kinds }: { kinds: readonly ClientEventKind[] }) {
  const record = useRecordContext<RaRecord & { version: number }>();
  const resource = useResourceContext();
  if (!record || !resource) return null;
  return (
    <EventColumn
      of={`${resource}/${record.id}`}
      // Beside the notes of the record: a new one is among its events at once.
      cacheKey={['notes', resource, String(record.id), record.version]}
      kinds={kinds}
    />
  );
}
