import type { SecondFactorKey } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuthProvider, useNotify } from 'react-admin';
import { useAction } from '../../kit/actions/useAction.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import type { StaffAuthProvider } from '../../kit/session/authProvider.ts';

/** The user's own second factor: its state, and the ways to change it. */
export function useSecondFactor() {
  const provider = useStaffData();
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { act, isBusy } = useAction();
  const [begun, setBegun] = useState<SecondFactorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useQuery({ queryKey: ['second_factor'], queryFn: () => provider.secondFactor() });

  const renew = () => {
    authProvider?.dropProfile();
    void queries.invalidateQueries({ queryKey: ['second_factor'] });
    void queries.invalidateQueries({ queryKey: ['auth'] });
  };

  return {
    state: query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    begun,
    codes,
    isBusy,
    begin: () => act(async () => setBegun(await provider.beginSecondFactor())),
    cancel: () => setBegun(null),
    turnedOn(given: string[]) {
      setBegun(null);
      setCodes(given);
      notify('Второй шаг входа включён', { type: 'success' });
      renew();
    },
    renewCodes: () =>
      act(async () => {
        setCodes((await provider.renewRecoveryCodes()).codes);
        renew();
      }),
    dropCodes: () => setCodes(null),
    turnOff: () =>
      act(
        async () => {
          await provider.removeSecondFactor();
          renew();
        },
        { done: 'Второй шаг входа отключён' },
      ),
  };
}
