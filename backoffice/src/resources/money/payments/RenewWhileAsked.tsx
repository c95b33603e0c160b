import type { StaffPayment } from '@odonta/api/contract';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useEffect } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';

const pauseMs = 2000;

/** The server calls the bank a moment after the request: the result is shown as soon as it is there. */
export function RenewWhileAsked() {
  const payment = useRecordContext<StaffPayment>();
  const refresh = useRefresh();
  const asked = payment?.next_look_at ?? null;
  const isAsked = asked !== null && asked <= nowInSeconds() + 1;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setInterval(refresh, pauseMs);
    return () => clearInterval(timer);
  }, [isAsked, refresh]);
  return null;
}
