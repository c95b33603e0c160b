import type { CoursePromotion } from '@odonta/api/contract';
import { useState } from 'react';
import styles from '../orders/order.module.css';
import { OrderBonus } from './OrderBonus.tsx';

interface Props {
  token: string;
  bonuses: readonly CoursePromotion[];
}

/**
 * Bonuses that go with the booked course: each organisation is agreed to by its own tick. The phone of the order has one code
 * at a time, so that the last one to be asked for waits for it.
 */
export function OrderBonuses({ token, bonuses }: Props) {
  const [waiting, setWaiting] = useState<number>();
  return (
    <section className={`no-print ${styles.part}`} aria-labelledby="order-bonuses">
      <h2 id="order-bonuses">Партнёрские бонусы</h2>
      <p>
        Их дают тем, кто записался на этот курс. Контакты получит только та организация, которую вы отметите.
      </p>
      {bonuses.map((bonus) => (
        <OrderBonus
          key={bonus.id}
          {...{ token, bonus }}
          isWaiting={bonus.id === waiting}
          onAsked={() => setWaiting(bonus.id)}
        />
      ))}
    </section>
  );
}
