import { useAction } from '../../../kit/actions/useAction.ts';
import type { Decision } from '../../../kit/api/approvals.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

const done: Record<Decision, string> = {
  confirm: 'Изменение подтверждено',
  reject: 'Изменение отклонено',
  withdraw: 'Запрос отозван',
};

export function useDecision() {
  const provider = useStaffData();
  // A confirmed change takes effect at once: any screen may show it.
  const { act, isBusy } = useAction([]);
  const decide = (id: number, decision: Decision, reason?: string) =>
    act(() => provider.decide(id, decision, reason), {
      done: done[decision],
      failed: 'Не удалось принять решение',
    });
  return { decide, isBusy };
}
