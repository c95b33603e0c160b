import type { ProdForPayment, WaitlistBody, WaitlistView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { oneDeed } from '../../../lib/deeds.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { type JoinValues, joinBody, shapeOf } from './joinValues.ts';

interface Options {
  prod: ProdForPayment;
  buyer: Buyer;
  onJoined(entry: WaitlistView): void;
}

export function useJoining({ prod, buyer, onJoined }: Options) {
  const [shape] = useState(() => shapeOf(prod.id, buyer));
  const join = useMemo(
    () => oneDeed((body: WaitlistBody, keyed) => buyer.call<WaitlistView>('/waitlist', 'POST', body, keyed)),
    [buyer],
  );
  const form = useServerForm<JoinValues>({
    shape,
    send: async (values) => onJoined(await join(joinBody(prod, values)).catch(rethrowOwn)),
    failed: 'Не удалось записать вас в лист ожидания',
  });
  return { form, shape };
}

/** The server speaks of `contact.email`, the form has but one contact. */
function rethrowOwn(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message } = error;
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([path, fault]) => [path.replace(/^contact\./, ''), fault]),
  );
  throw new ApiError(status, { code, message, errors }, error);
}
