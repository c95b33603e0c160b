import type { StaffApproval } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { useDeed } from '../../kit/deeds/useDeed.ts';

export function useApprovals() {
  const provider = useStaffData();
  // Whatever is confirmed begins to act: any screen may show it.
  const { act, isBusy } = useDeed([]);
  const query = useQuery<StaffApproval[]>({ queryKey: ['approvals'], queryFn: () => provider.approvals() });

  const decide = (id: number, decision: 'confirm' | 'reject', reason?: string) =>
    act(() => provider.decide(id, decision, reason), {
      done: decision === 'confirm' ? 'Изменение подтверждено' : 'Изменение отклонено',
      failed: 'Не удалось принять решение',
    });

  return { ...query, decide, isBusy };
}
