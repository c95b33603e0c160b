import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Chosen } from './bulkAction.ts';

/** What is chosen in the list at hand: records one by one, or all under its filter. */
export function useChoice() {
  const { data = [], total, selectedIds, onUnselectItems, filterValues } = useListContext<RaRecord>();
  const [allUnder, setAllUnder] = useState<string | null>(null);
  // Of another filter nobody has said «all»; and whoever unticks a record means the others one by one.
  const isPageWhole = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const key = JSON.stringify([filterValues, total]);
  const isAll = allUnder === key && isPageWhole && total !== undefined;
  const count = isAll ? total : selectedIds.length;
  const chosen: Chosen = isAll ? { filter: filterValues ?? {}, expectedTotal: total } : { ids: selectedIds };
  return {
    chosen,
    count,
    total,
    isAll,
    isPageWhole,
    takeAll: () => setAllUnder(key),
    clear: () => {
      setAllUnder(null);
      onUnselectItems();
    },
  };
}
