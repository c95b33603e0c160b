import type { ProdForPayment } from '@odonta/api/contract';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { useEffect, useRef } from 'react';
import { countViews } from '../../platform/visits/countViews.ts';

/** Counts the form of each course that can be booked as opened: once, however often the offer is read again. */
export function useCountedForms(prods: readonly ProdForPayment[]): void {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    countViews(
      'forms',
      prods.filter(({ state }) => bookableStates.includes(state)).map(({ id }) => id),
    );
  }, [prods]);
}
