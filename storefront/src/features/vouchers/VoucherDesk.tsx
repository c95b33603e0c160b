import { paths } from '../../paths.ts';
import styles from '../orders/order.module.css';
import { useVoucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

/** The page of a bought certificate, for whoever has its link. */
export default function VoucherDesk({ token }: { token: string }) {
  const { state, look } = useVoucher(token);
  if (state.is === 'there') return <VoucherCard voucher={state.voucher} look={look} />;
  if (state.is === 'loading') return <p role="status">Загружаем сертификат…</p>;
  if (state.is === 'lost')
    return (
      <div className={styles.part}>
        <h1>Сертификат не найден</h1>
        <p>Проверьте, что ссылка скопирована целиком: она есть в письме о покупке.</p>
        <p>
          <a href={paths.contacts}>Написать нам</a>
        </p>
      </div>
    );
  return (
    <div className={styles.part} role="alert">
      <p>Не удалось загрузить сертификат. Проверьте связь и попробуйте ещё раз.</p>
      <p>
        <button className="button" type="button" onClick={() => void look()}>
          Попробовать ещё раз
        </button>
      </p>
    </div>
  );
}
