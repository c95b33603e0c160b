import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useResourceContext, useUpdate } from 'react-admin';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { UndoButton } from '../page/UndoButton.tsx';
import { useReportConcurrentEditor } from './useReportConcurrentEditor.ts';

/**
 * Shows the new value at once and says that it is saved when the server has said so; a refusal turns it back. The mode
 * «optimistic» of react-admin would announce success before anybody has answered.
 */
export function useToggle(source: string, name: string) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const [update] = useUpdate<RaRecord>();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useReportConcurrentEditor();
  const [ahead, setAhead] = useState<boolean | null>(null);
  const { once, isBusy } = useOneAtATime();

  const turn = async (to: boolean, from = record): Promise<void> => {
    if (from) await once(() => save(to, from));
  };

  async function save(to: boolean, from: RaRecord) {
    setAhead(to);
    try {
      const change = { id: from.id, data: { ...from, [source]: to }, previousData: from };
      const saved = (await update(resource, change, {
        returnPromise: true,
        mutationMode: 'pessimistic',
      })) as RaRecord;
      notify(`${name}: ${to ? 'включено' : 'выключено'}. Сохранено`, {
        type: 'success',
        action: <UndoButton onUndo={() => turn(!to, saved)} />,
      });
    } catch (error) {
      complain(error, 'Не удалось сохранить');
      void queries.invalidateQueries({ queryKey: [resource] });
    } finally {
      setAhead(null);
    }
  }

  return { isOn: ahead ?? record?.[source] === true, isBusy, turn };
}
