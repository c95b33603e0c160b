import type { ProdForPayment } from '@odonta/api/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { type Buyer, guest, whoBooks } from './buyer.ts';

type Courses =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; buyer: Buyer; prods: readonly ProdForPayment[] };

/** The courses of the address as this buyer may book them now. */
export function useCourses(ids: readonly number[]) {
  const [courses, setCourses] = useState<Courses>({ state: 'loading' });
  const wanted = ids.join();
  const load = useCallback(async () => {
    try {
      const buyer = await whoBooks();
      setCourses({ state: 'ready', ...(await offeredTo(buyer, wanted)) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCourses((before) => (before.state === 'ready' ? before : { state: 'failed' }));
    }
  }, [wanted]);
  useEffect(() => void load(), [load]);
  const shown = useRef(courses);
  shown.current = courses;
  /** The buyer stays the same, because his order may be on its way; only the offer may change. */
  const refresh = useCallback(async () => {
    const before = shown.current;
    if (before.state !== 'ready') return;
    const now = await offeredTo(before.buyer, wanted).catch(() => null);
    if (now?.buyer !== before.buyer || JSON.stringify(now.prods) === JSON.stringify(before.prods)) return;
    setCourses({ ...before, prods: now.prods });
  }, [wanted]);
  return { courses, reload: load, refresh };
}

async function offeredTo(buyer: Buyer, wanted: string) {
  if (wanted === '') return { buyer, prods: [] };
  const ask = ({ call }: Buyer) => call<ProdForPayment[]>(`/pay/getProdsFormPayment?ids=${wanted}`);
  // A session that has just ended does not stop the booking: the buyer continues as a guest.
  const prods = await ask(buyer).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return null;
  });
  const asGuest = prods === null;
  const found = prods ?? (await ask(guest));
  const inOrder = wanted.split(',').flatMap((id) => found.filter((prod) => prod.id === Number(id)));
  return { buyer: asGuest ? guest : buyer, prods: inOrder };
}
