import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRecordContext } from 'react-admin';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { useStaffData } from '../api/useStaffData.ts';
import { UndoButton } from '../page/UndoButton.tsx';
import { useReportConcurrentEditor } from '../record/useReportConcurrentEditor.ts';

/** Returns a value from the history of the record around, and offers to take that back. */
export function useReturn(resource: string) {
  const record = useRecordContext<RaRecord>();
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useReportConcurrentEditor();
  const { once, isBusy } = useOneAtATime();

  const giveBack = (change: { entry: number; field: string }, label: string) =>
    once(() => returnOf(change, label));

  async function returnOf(change: { entry: number; field: string }, label: string) {
    if (!record) return;
    const { field } = change;
    try {
      const returned = await provider.returnValue(resource, record, change);
      await renew();
      const data = { [field]: record[field] };
      const undo = () => takeBack({ id: record.id, data, previousData: returned }, label);
      notify(`Значение возвращено: ${label}`, {
        type: 'success',
        autoHideDuration: 10_000,
        action: <UndoButton onUndo={undo} />,
      });
    } catch (error) {
      complain(error, 'Не удалось вернуть значение');
      void renew();
    }
  }

  async function takeBack(
    update: { id: RaRecord['id']; data: object; previousData: RaRecord },
    label: string,
  ) {
    try {
      await provider.update(resource, update);
      await renew();
      notify(`Снова как было: ${label}`, { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось отменить');
      void renew();
    }
  }

  /** Resolves once the screen shows the new record and its history: a value returned before would be of the old ones. */
  const renew = () =>
    Promise.all(
      [resource, `${resource}/${record?.id}/history`].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );

  return { giveBack, isBusy };
}
