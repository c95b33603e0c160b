import type { CoursePromotion, OrderView } from '@odonta/api/contract';
import { Suspense, useEffect, useState } from 'react';
import { get } from '../../../lib/api.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { leadsThere } from './orderStage.ts';

const OrderBonuses = lazily(async () => (await import('../partnerBonuses/OrderBonuses.tsx')).OrderBonuses);

/** Few courses have bonuses that go with them: their form is loaded where there is one. */
export function BonusesOfOrder({ order }: { order: OrderView }) {
  const [bonuses, setBonuses] = useState<readonly CoursePromotion[]>([]);
  const { id } = order.prod;
  useEffect(() => {
    // Where they cannot be read, the order is complete without them.
    get<CoursePromotion[]>('/relatedPromotions', { prod: String(id) }).then(
      (beside) => setBonuses(beside.filter(({ type }) => type === 'course')),
      () => undefined,
    );
  }, [id]);
  if (bonuses.length === 0 || !leadsThere(order)) return null;
  return (
    <Suspense>
      <OrderBonuses token={order.token} bonuses={bonuses} />
    </Suspense>
  );
}
