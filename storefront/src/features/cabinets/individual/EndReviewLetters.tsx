import type { ReviewLetters } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { takeBack } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import styles from '../../sales/orders/order.module.css';
import { Trouble } from '../../sales/orders/Trouble.tsx';
import { useShown } from '../../sales/orders/useShown.ts';
import { UnknownLetters } from './UnknownLetters.tsx';

const never = () => false;

/** Ends invitations to review and notices of replies, for every bearer of the link in them. */
export default function EndReviewLetters({ token }: { token: string }) {
  const path = `/reviews/letters/${token}`;
  const [isEnded, setEnded] = useState(false);
  const { shown, look } = useShown<ReviewLetters>(path, never);
  if (isEnded) return <Ended />;
  if (shown.is !== 'there')
    return <Trouble is={shown.is} look={look} lost={<UnknownLetters />} what="подписку" />;
  if (shown.payload.is_ended) return <Ended />;
  const end = async () => {
    await takeBack(path, {});
    setEnded(true);
  };
  return (
    <section className={styles.part}>
      <h1>Больше не присылать письма об отзывах?</h1>
      <p>Мы не будем просить отзыв после курсов и писать об ответах на ваши отзывы.</p>
      <BusyButton act={end} className="button">
        Не присылать
      </BusyButton>
    </section>
  );
}

const Ended = () => (
  <section className={styles.part}>
    <h1>Писем об отзывах больше не будет</h1>
    <p role="status">Билеты и письма о ваших заказах приходят по-прежнему.</p>
    <p>
      <a href={paths.search}>Искать курсы</a>
    </p>
  </section>
);
