import type { CenterLetters } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { takeBack } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import styles from '../../sales/orders/order.module.css';
import { Trouble } from '../../sales/orders/Trouble.tsx';
import { useShown } from '../../sales/orders/useShown.ts';
import { UnknownLetters } from './UnknownLetters.tsx';

const never = () => false;

/** Ends letters of a centre about its courses, for every bearer of the link in them. */
export default function EndCenterLetters({ token }: { token: string }) {
  const path = `/centers/letters/${token}`;
  const [isEnded, setEnded] = useState(false);
  const { shown, look } = useShown<CenterLetters>(path, never);
  if (shown.is !== 'there')
    return <Trouble is={shown.is} look={look} lost={<UnknownLetters />} what="подписку" />;
  const { center, is_ended } = shown.payload;
  if (isEnded || is_ended) return <Ended center={center} />;
  const end = async () => {
    await takeBack(path, {});
    setEnded(true);
  };
  return (
    <section className={styles.part}>
      <h1>Больше не присылать письма центра «{center}»?</h1>
      <p>
        Так центр пишет тем, кто идёт на его курс: что взять с собой, куда приходить. Об изменениях даты и
        места, билетах и заказах напишем в любом случае.
      </p>
      <BusyButton act={end} className="button">
        Не присылать
      </BusyButton>
    </section>
  );
}

const Ended = ({ center }: { center: string }) => (
  <section className={styles.part}>
    <h1>Писем центра «{center}» больше не будет</h1>
    <p role="status">Билеты и письма о ваших заказах приходят по-прежнему.</p>
    <p>
      <a href={paths.search}>Искать курсы</a>
    </p>
  </section>
);
