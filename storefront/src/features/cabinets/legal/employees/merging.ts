import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { legalSession } from '../../../identity/sessions/sessions.ts';

export const failedToMerge = 'Не удалось объединить: проверьте связь и попробуйте ещё раз';
export const failedToSeparate = 'Не удалось разъединить: проверьте связь и попробуйте ещё раз';

export const merge = (participant_ids: readonly number[]): Promise<unknown> =>
  legalSession.call('/legal/employees/merge', 'POST', { participant_ids });

export const separate = (participant_ids: readonly number[]): Promise<unknown> =>
  legalSession.call('/legal/employees/unmerge', 'POST', { participant_ids });

export const part = (participant_ids: readonly number[]): Promise<unknown> =>
  legalSession.call('/legal/employees/separate', 'POST', { participant_ids });

export const rejoin = (participant_ids: readonly number[]): Promise<unknown> =>
  legalSession.call('/legal/employees/rejoin', 'POST', { participant_ids });

/** Reports the merge; it can be undone while the message is shown. */
export function offerUndo(
  text: string,
  undone: string,
  takeBack: () => Promise<unknown>,
  onChanged: () => Promise<void>,
): void {
  const undo = async () => {
    try {
      await takeBack();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || failedToSeparate);
      return;
    }
    await onChanged();
    toast('success', undone);
  };
  toast('success', text, { label: 'Отменить', run: () => void undo() });
}
