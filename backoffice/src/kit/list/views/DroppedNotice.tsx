import { useEffect } from 'react';
import { useNotify, useResourceContext, useTranslateLabel } from 'react-admin';
import { useListColumns } from '../columns/ListColumns.tsx';
import { useCurrentView } from './useCurrentView.ts';

/** A view older than its list applies the parts that still exist, and names the others. */
export function DroppedNotice() {
  const resource = useResourceContext();
  const { view } = useCurrentView();
  const { declared } = useListColumns();
  const translateLabel = useTranslateLabel();
  const notify = useNotify();
  const columns = declared.length === 0 ? [] : (view?.query.columns ?? []);
  const gone = [...(view?.dropped ?? []), ...columns.filter((name) => !declared.includes(name))];
  const named = [...new Set(gone)].map((source) => translateLabel({ source, resource })).join(', ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once of each view that is opened
  useEffect(() => {
    if (named === '') return;
    notify(`В виде «${view?.name}» не открылось то, чего в списке больше нет: ${named}`, {
      type: 'warning',
      autoHideDuration: 10_000,
      multiLine: true,
    });
  }, [view?.id, named]);
  return null;
}
