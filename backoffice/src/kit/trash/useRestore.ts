import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useAction } from '../actions/useAction.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Restores records from the trash, all of them or none, and refreshes everything that shows them. Returns whether they are back. */
export function useRestore(resource: string | undefined) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const { act, isBusy } = useAction();

  async function restore(ids: readonly Identifier[]): Promise<boolean> {
    if (!resource) return false;
    const isBack = await act(() => provider.undelete(resource, ids), {
      done: `Восстановлено: ${plural(ids.length, ['запись', 'записи', 'записей'])}`,
      failed: 'Не удалось восстановить',
    });
    await queries.invalidateQueries({ queryKey: [resource] });
    void queries.invalidateQueries({ queryKey: ['audit_log'] });
    return isBack;
  }

  return { restore, isBusy };
}
