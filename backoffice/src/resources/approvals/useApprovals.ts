import type { StaffApproval } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useComplain } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';

export function useApprovals() {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  const query = useQuery<StaffApproval[]>({ queryKey: ['approvals'], queryFn: () => provider.approvals() });

  async function decide(id: number, decision: 'confirm' | 'reject', reason?: string) {
    setBusy(true);
    try {
      await provider.decide(id, decision, reason);
      notify(decision === 'confirm' ? 'Изменение подтверждено' : 'Изменение отклонено', { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось принять решение');
    } finally {
      setBusy(false);
      void queries.invalidateQueries();
    }
  }

  return { ...query, decide, isBusy };
}
