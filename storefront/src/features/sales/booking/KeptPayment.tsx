import { useState } from 'react';
import { clearPayment, keptPayment } from '../orders/keptPayment.ts';
import styles from './booking.module.css';

/** A buyer who left the bank without paying finds the way back here, until he dismisses it. */
export function KeptPayment() {
  const [url, setUrl] = useState(() => keptPayment('url'));
  if (url === null || !/^https?:\/\//.test(url)) return null;
  return (
    <div className={`card ${styles.kept}`} role="status">
      <p>У вас есть начатая оплата.</p>
      <a className="button button--small" href={url} rel="noreferrer">
        Продолжить оплату
      </a>
      <button
        className="button button--quiet button--small"
        type="button"
        onClick={() => {
          clearPayment();
          setUrl(null);
        }}
      >
        Очистить
      </button>
    </div>
  );
}
