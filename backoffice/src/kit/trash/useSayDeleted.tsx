import { type Identifier, useNotify, useResourceContext } from 'react-admin';
import { UndoDeletion } from './UndoDeletion.tsx';
import { useTrash } from './useTrash.ts';

/** Long enough to read how many they were and to think better of it. */
const shownForMs = 10_000;

export function useSayDeleted() {
  const resource = useResourceContext();
  const notify = useNotify();
  const hasTrash = useTrash();
  return (ids: readonly Identifier[]) =>
    notify('ra.notification.deleted', {
      type: 'success',
      messageArgs: { smart_count: ids.length },
      autoHideDuration: shownForMs,
      ...(hasTrash && resource ? { action: <UndoDeletion resource={resource} ids={ids} /> } : {}),
    });
}
