import { type KeyboardEvent, useRef } from 'react';
import { NotificationButtons, NotificationText, type ShownProps } from './NotificationText.tsx';
import styles from './notifications.module.css';

/** Beside the content of the cabinet: it takes no focus, and its cross or Escape in it closes it. */
export function NotificationCard({ of, remark, close, ...answering }: ShownProps & { close(): void }) {
  const card = useRef<HTMLElement>(null);

  function leave() {
    // The focus would be lost together with the button that had it.
    if (card.current?.contains(document.activeElement)) document.getElementById('content')?.focus();
    close();
  }

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave();
  }

  return (
    <section ref={card} className={`card ${styles.card}`} aria-label="Уведомление" onKeyDown={closeByEscape}>
      <div className={styles.head}>
        <div role="status">
          <NotificationText of={of} remark={remark} />
        </div>
        <button className={styles.close} type="button" aria-label="Закрыть уведомление" onClick={leave}>
          ×
        </button>
      </div>
      <NotificationButtons of={of} {...answering} className={styles.actions} />
    </section>
  );
}
