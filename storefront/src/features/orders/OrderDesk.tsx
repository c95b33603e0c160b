import { paths } from '../../paths.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './order.module.css';
import { useOrder } from './useOrder.ts';

/** The page of an order, for whoever has its link. */
export default function OrderDesk({ token }: { token: string }) {
  const { state, look, take } = useOrder(token);
  if (state.is === 'loading') return <p role="status">Загружаем заказ…</p>;
  if (state.is === 'lost')
    return (
      <div className={styles.part}>
        <h1>Заказ не найден</h1>
        <p>Проверьте, что ссылка скопирована целиком: она есть в письме о заказе.</p>
        <p>
          <a href={paths.contacts}>Написать нам</a>
        </p>
      </div>
    );
  if (state.is === 'failed')
    return (
      <div className={styles.part} role="alert">
        <p>Не удалось загрузить заказ. Проверьте связь и попробуйте ещё раз.</p>
        <p>
          <button className="button" type="button" onClick={() => void look()}>
            Попробовать ещё раз
          </button>
        </p>
      </div>
    );
  return <OrderCard order={state.order} awaits={state.awaits} look={look} take={take} />;
}
