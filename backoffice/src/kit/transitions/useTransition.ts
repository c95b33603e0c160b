import type { Transition } from '@odonta/api/contract';
import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';
import { outcomeOf } from './outcome.ts';

const isOfVersion = (resource: string, name: string): boolean =>
  entityOf(resource)?.lifecycle?.transitions[name]?.of_version === true;

/** Makes a transition once, shows its refusal, and renews everything on screen that shows the record. */
export function useTransition() {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord>();
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const { once, isBusy } = useOneAtATime();

  async function move(
    { name }: Transition,
    body: Record<string, unknown>,
    { isQuiet = false, key }: { isQuiet?: boolean; key?: string } = {},
  ) {
    if (!resource || !record) return;
    try {
      await once(async () => {
        const { data } = await provider.move(resource, {
          id: record.id,
          move: name,
          body: isOfVersion(resource, name) ? { ...body, version: record.version } : body,
          ...(key && { key }),
        });
        notify(outcomeOf(resource, name, record, data), { type: 'success' });
      });
    } catch (error) {
      const isOutdated = isFailure(error) && error.status === 409;
      if (!isQuiet || isOutdated) complain(error);
      throw error;
    } finally {
      await queries.invalidateQueries({ queryKey: [resource] });
      void queries.invalidateQueries({ queryKey: [`${resource}/${record.id}/history`] });
    }
  }

  return { move, isBusy };
}
