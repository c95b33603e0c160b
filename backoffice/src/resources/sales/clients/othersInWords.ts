import type { StaffClient } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «Ещё 2 заказа и 1 заявка с этого телефона»; null where there is nothing else. */
export function othersInWords({ key, phone, counts }: Pick<StaffClient, 'key' | 'phone' | 'counts'>) {
  const { orders = 0, manager_requests: requests = 0 } = counts;
  const others = [
    ...(orders > 0 ? [plural(orders, ['заказ', 'заказа', 'заказов'])] : []),
    ...(requests > 0 ? [plural(requests, ['заявка', 'заявки', 'заявок'])] : []),
  ];
  if (others.length === 0) return null;
  // An account has orders from other phones too.
  return `Ещё ${others.join(' и ')} ${key === phone ? 'с этого телефона' : 'этого клиента'}`;
}
