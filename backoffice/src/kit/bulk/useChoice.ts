import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Chosen } from './bulkAction.ts';

/** The selection of the current list: single records, or all under its filter. */
export function useChoice() {
  const { data = [], total, selectedIds, onUnselectItems, filterValues } = useListContext<RaRecord>();
  const [allUnder, setAllUnder] = useState<string | null>(null);
  // «All» belongs to one filter; and a deselected record turns it into single ones.
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
