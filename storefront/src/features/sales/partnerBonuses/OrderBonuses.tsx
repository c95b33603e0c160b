import type { CoursePromotion } from '@odonta/api/contract';
import styles from '../orders/order.module.css';
import { OrderBonus } from './OrderBonus.tsx';

interface Props {
  token: string;
  bonuses: readonly CoursePromotion[];
}

/** Bonuses that go with the booked course: each organisation is agreed to by its own tick. */
export const OrderBonuses = ({ token, bonuses }: Props) => (
  <section className={`no-print ${styles.part}`} aria-labelledby="order-bonuses">
    <h2 id="order-bonuses">Партнёрские бонусы</h2>
    <p>
      Их дают тем, кто записался на этот курс. Контакты получит только та организация, которую вы отметите.
    </p>
    {bonuses.map((bonus) => (
      <OrderBonus key={bonus.id} token={token} bonus={bonus} />
    ))}
  </section>
);
