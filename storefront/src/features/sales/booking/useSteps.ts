import type { BookedOrder, Booking, OrderBody, ProdForPayment } from '@odonta/api/contract';
import { bookingPath, orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { dropDraft } from '../../platform/forms/drafts.ts';
import { keepPayment } from '../orders/keptPayment.ts';
import { bookingForm } from './bookingShape.ts';
import type { Buyer } from './buyer.ts';
import { bookTogether, canBePaidTogether, commonMethods } from './together.ts';
import type { Step } from './useBooking.ts';

export interface Ordered {
  prod: ProdForPayment;
  order: BookedOrder;
}

interface Filled {
  prod: ProdForPayment;
  body: OrderBody;
}

/**
 * The courses of the address, one after the other: participants of one are prefilled in the next. Where one
 * payment can cover all they are booked together when the last is filled in, all or none; else each separately.
 */
export function useSteps(prods: readonly ProdForPayment[], buyer: Buyer, reload: () => Promise<void>) {
  const [booked, setBooked] = useState<readonly Ordered[]>([]);
  const [filled, setFilled] = useState<readonly Filled[]>([]);
  const [notice, setNotice] = useState('');
  // The same order sent again, after a broken connection say, is one order.
  const bookOne = useMemo(
    () =>
      oneAction((body: OrderBody, keyed) => buyer.call<Booking>('/pay/createPayment', 'POST', body, keyed)),
    [buyer],
  );
  const bookAll = useMemo(() => oneAction(bookTogether(buyer)), [buyer]);

  const left = prods.filter(({ id }) => booked.every(({ prod }) => prod.id !== id));
  const open = left.filter(({ state }) => bookableStates.includes(state));
  const isTogether = canBePaidTogether(open);
  const ready = isTogether ? filled.filter(({ prod }) => open.some(({ id }) => id === prod.id)) : [];
  const place = Math.min(ready.length, open.length - 1);
  const before = ready.slice(0, Math.max(place, 0));
  const prod = open[place];

  const step: Step = {
    isLast: !isTogether || place === open.length - 1,
    before: before.reduce((sum, { body }) => sum + (body.expected_total ?? 0), 0),
    maySpend: before.every(({ body }) => body.bonuses === undefined),
    send,
    onRepriced: before.length > 0 ? lookAgain : null,
  };

  const isSending = useRef(false);
  const isBusy = useCallback(() => isSending.current, []);

  async function send(body: OrderBody): Promise<void> {
    setNotice('');
    if (!prod) return;
    isSending.current = true;
    let isLeaving = false;
    try {
      if (!step.isLast) setFilled([...before, { prod, body }]);
      else if (before.length > 0) isLeaving = await sendAll(prod, body);
      else isLeaving = bookedOne(prod, await bookOne(body));
    } finally {
      isSending.current = isLeaving;
    }
  }

  /** Whether another page opens now. */
  async function sendAll(last: ProdForPayment, body: OrderBody): Promise<boolean> {
    const { orders, url } = await bookAll([...before.map((each) => each.body), body]);
    const of = [...before.map((each) => each.prod), last];
    dropDraft(bookingForm);
    keepPayment({ ...(url && { url }) });
    if (url) location.assign(url);
    else
      setBooked([...booked, ...orders.flatMap((order, nth) => (of[nth] ? [{ prod: of[nth], order }] : []))]);
    return url !== undefined;
  }

  function bookedOne(of: ProdForPayment, booking: Booking): boolean {
    const later = open.filter(({ id }) => id !== of.id);
    keepPayment(booking);
    if (later.length === 0) dropDraft(bookingForm);
    if (booked.length === 0 && later.length === 0) {
      location.assign(booking.url ?? orderPath(booking.order.token));
      return true;
    }
    history.replaceState(null, '', bookingPath(later.map(({ id }) => id)));
    setBooked([...booked, { prod: of, order: booking.order }]);
    return false;
  }

  function lookAgain(): void {
    setFilled([]);
    setNotice('Цена одного из курсов изменилась. Проверьте суммы: всё, что вы написали, осталось в форме.');
    void reload();
  }

  const methods = commonMethods(open);
  return {
    booked,
    before,
    closed: left.filter((each) => !open.includes(each)),
    /** The present course; of its ways to pay only those that all courses accept. */
    prod: prod && isTogether && methods.length > 0 ? { ...prod, methods } : prod,
    step,
    isBusy,
    notice,
    isTogether,
    number: booked.length + place + 1,
    count: booked.length + open.length,
    back: () => setFilled(before.slice(0, -1)),
  };
}
