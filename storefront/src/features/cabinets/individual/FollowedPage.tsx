import type { FollowedSearch } from '@odonta/api/contract';
import { individualSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import { useState } from 'react';
import { takeBack } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import styles from '../../sales/orders/order.module.css';
import { Trouble } from '../../sales/orders/Trouble.tsx';
import { useShown } from '../../sales/orders/useShown.ts';

const never = () => false;

/** Ends the letters about a search, for every bearer of the link in them. */
export default function FollowedPage({ token }: { token: string }) {
  const path = `/follows/${token}`;
  const [isEnded, setEnded] = useState(false);
  const { shown, look } = useShown<FollowedSearch>(path, never);
  if (isEnded) return <Ended />;
  if (shown.is !== 'there') return <Trouble is={shown.is} look={look} lost={<Ended />} what="поиск" />;
  const end = async () => {
    await takeBack(path, {});
    setEnded(true);
  };
  return (
    <section className={styles.part}>
      <h1>Больше не присылать новые курсы?</h1>
      <p>Поиск: {shown.payload.label}. Письмо приходит раз в неделю, если появилось новое.</p>
      <BusyButton act={end} className="button">
        Не присылать
      </BusyButton>
    </section>
  );
}

const Ended = () => (
  <section className={styles.part}>
    <h1>Писем по этому поиску больше не будет</h1>
    <p role="status">
      Другие поиски и подписки не изменились: они в кабинете, в разделе{' '}
      <a href={individualSection('favourites')}>«Избранное»</a>.
    </p>
    <p>
      <a href={paths.search}>Искать курсы</a>
    </p>
  </section>
);
