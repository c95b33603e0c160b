import type { ProdForPayment, WaitlistBody, WaitlistView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { oneAction } from '../../../../lib/actions.ts';
import { ownFields } from '../../../../lib/ownFields.ts';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { type JoinValues, joinBody, shapeOf } from './joinValues.ts';

interface Options {
  prod: ProdForPayment;
  buyer: Buyer;
  onJoined(entry: WaitlistView): void;
}

export function useJoining({ prod, buyer, onJoined }: Options) {
  const [shape] = useState(() => shapeOf(prod.id, buyer));
  const join = useMemo(
    () =>
      oneAction((body: WaitlistBody, keyed) => buyer.call<WaitlistView>('/waitlist', 'POST', body, keyed)),
    [buyer],
  );
  const form = useServerForm<JoinValues>({
    shape,
    send: async (values) => onJoined(await join(joinBody(prod, values)).catch(ownFields('contact.'))),
    failed: 'Не удалось записать вас в лист ожидания',
  });
  return { form, shape };
}
