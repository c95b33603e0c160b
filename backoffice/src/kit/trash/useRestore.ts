import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Identifier, useNotify } from 'react-admin';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Takes records out of the trash, all of them or none, and renews whatever shows them. Answers whether they are back. */
export function useRestore(resource: string | undefined) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  // State is too late for a double click: both clicks see the same render.
  const isUnderWay = useRef(false);

  async function restore(ids: readonly Identifier[]): Promise<boolean> {
    if (isUnderWay.current || !resource) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await provider.undelete(resource, ids);
      notify(`Восстановлено: ${plural(ids.length, ['запись', 'записи', 'записей'])}`, { type: 'success' });
      return true;
    } catch (error) {
      complain(error, 'Не удалось восстановить');
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [resource] });
      void queries.invalidateQueries({ queryKey: ['audit_log'] });
    }
  }

  return { restore, isBusy };
}
