import type { StaffExport } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { noticesKey } from '../api/noticesKey.ts';
import { useStaffData } from '../api/useStaffData.ts';

const isUnderWay = ({ status }: StaffExport) => status === 'QUEUED' || status === 'RUNNING';

/** Files that are being made for the person, looked at while there are any, and those that wait for him. */
export function useOwnExports(isWanted: boolean) {
  const provider = useStaffData();
  const { data = [] } = useQuery({
    queryKey: ['exports', 'own'],
    queryFn: () => provider.exports(),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1000 : false),
  });
  const current = data.find(isUnderWay);
  useSayWhenReady(data);
  return { current, ready: data.filter(({ status }) => status === 'DONE') };
}

function useSayWhenReady(tasks: readonly StaffExport[]) {
  const notify = useNotify();
  const queries = useQueryClient();
  const waited = useRef(new Set<number>());
  useEffect(() => {
    for (const task of tasks) {
      if (isUnderWay(task)) waited.current.add(task.id);
      else if (waited.current.delete(task.id)) {
        // The bell knows it too, and would say so only when it asks next.
        void queries.invalidateQueries({ queryKey: noticesKey });
        notify(
          task.status === 'DONE' ? 'Файл готов: он в меню «Выгрузить»' : (task.error ?? 'Файл не удался'),
          {
            type: task.status === 'DONE' ? 'success' : 'error',
            autoHideDuration: 10_000,
          },
        );
      }
    }
  }, [tasks, notify, queries]);
}
