import { type ReactNode, useEffect, useMemo } from 'react';
import { useResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ResourceOptions } from '../../resource/options.ts';
import { useOpenedView, useOpenView, useViews } from './useViews.ts';
import { arrivalBy } from './viewQueries.ts';

/** Opens the view a list begins with, before anything is asked for in vain. */
export function ArrivalAtList({ children }: { children: ReactNode }) {
  const { search, key } = useLocation();
  const views = useViews();
  const [opened, setOpened] = useOpenedView();
  const open = useOpenView();
  const { options } = useResourceDefinition<ResourceOptions>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is applied once per address, even if views are saved later
  const arrival = useMemo(() => arrivalBy(search, opened, views, options?.opensWith), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (arrival === 'without a view') setOpened(null);
    else if (arrival !== 'as it was') open(arrival, { replace: true });
  }, [arrival]);
  return typeof arrival === 'object' ? null : children;
}
