import type { ReactNode } from 'react';
import styles from '../orders/order.module.css';
import type { Shown } from './useShown.ts';

interface Props {
  shown: Exclude<Shown<unknown>, { is: 'there' }>;
  look(): Promise<void>;
  /** «заявку», as what is being loaded is called. */
  what: string;
  /** Said where nothing is at the address. */
  lost: ReactNode;
}

/** All that a secret page may show instead of what it leads to. */
export function Trouble({ shown, look, what, lost }: Props) {
  if (shown.is === 'loading') return <p role="status">Загружаем {what}…</p>;
  if (shown.is === 'lost') return <div className={styles.part}>{lost}</div>;
  return (
    <div className={styles.part} role="alert">
      <p>Не удалось загрузить {what}. Проверьте связь и попробуйте ещё раз.</p>
      <button className="button" type="button" onClick={() => void look()}>
        Попробовать ещё раз
      </button>
    </div>
  );
}
