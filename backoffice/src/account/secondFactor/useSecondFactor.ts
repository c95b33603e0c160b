import type { SecondFactorKey } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuthProvider, useNotify } from 'react-admin';
import { useComplain } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import type { StaffAuthProvider } from '../../kit/session/authProvider.ts';

/** The second step of one's own sign-in: what it is now, and what may be done with it. */
export function useSecondFactor() {
  const provider = useStaffData();
  const authProvider = useAuthProvider<StaffAuthProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  const [begun, setBegun] = useState<SecondFactorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const query = useQuery({ queryKey: ['second_factor'], queryFn: () => provider.secondFactor() });

  const renew = () => {
    authProvider?.forgetProfile();
    void queries.invalidateQueries({ queryKey: ['second_factor'] });
    void queries.invalidateQueries({ queryKey: ['auth'] });
  };

  async function doing(work: () => Promise<unknown>) {
    setBusy(true);
    await work().catch((error: unknown) => complain(error));
    setBusy(false);
  }

  return {
    state: query.data,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    begun,
    codes,
    isBusy,
    begin: () => doing(async () => setBegun(await provider.beginSecondFactor())),
    cancel: () => setBegun(null),
    turnedOn(given: string[]) {
      setBegun(null);
      setCodes(given);
      notify('Второй шаг входа включён', { type: 'success' });
      renew();
    },
    renewCodes: () =>
      doing(async () => {
        setCodes((await provider.renewRecoveryCodes()).codes);
        renew();
      }),
    forgetCodes: () => setCodes(null),
    turnOff: () =>
      doing(async () => {
        await provider.removeSecondFactor();
        notify('Второй шаг входа отключён', { type: 'success' });
        renew();
      }),
  };
}
