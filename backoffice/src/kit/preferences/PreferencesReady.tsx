import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useStaffData } from '../api/useStaffData.ts';
import { useAllViews } from '../list/views/useViews.ts';
import { Loading } from '../page/Loading.tsx';
import type { RememberingStore } from './rememberingStore.ts';

/** Screens wait for the preferences and views of the person, so that no table rearranges itself. */
export function PreferencesReady({ children }: { children: ReactNode }) {
  const store = useStoreContext() as RememberingStore;
  const provider = useStaffData();
  const { isPending } = useQuery({
    queryKey: ['preferences'],
    queryFn: async () => {
      const preferences = await provider.preferences();
      store.adopt(preferences);
      return preferences;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A server that is away says so on the screen itself; the look of the last time will do until then.
    retry: false,
  });
  useEffect(() => {
    window.addEventListener('pagehide', store.flush);
    return () => window.removeEventListener('pagehide', store.flush);
  }, [store]);
  const views = useAllViews();
  return isPending || views.isPending ? <Loading /> : children;
}
