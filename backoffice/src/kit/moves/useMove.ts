import type { Transition } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Makes a move once, shows its refusal, and renews everything on screen that shows the record. */
export function useMove() {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord>();
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  // State is too late for a double click: both clicks see the same render.
  const isUnderWay = useRef(false);

  async function move(
    { name, label }: Transition,
    body: Record<string, unknown>,
    options: { isQuiet?: boolean } = {},
  ) {
    if (isUnderWay.current || !resource || !record) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await provider.move(resource, { id: record.id, move: name, body });
      notify(`Выполнено: «${label}»`, { type: 'success' });
    } catch (error) {
      const isOutdated = isFailure(error) && error.status === 409;
      if (!options.isQuiet || isOutdated) complain(error);
      throw error;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [resource] });
      void queries.invalidateQueries({ queryKey: [`${resource}/${record.id}/history`] });
    }
  }

  return { move, isBusy };
}
