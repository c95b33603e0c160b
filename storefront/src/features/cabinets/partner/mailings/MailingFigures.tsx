import type { OwnMailing, OwnMailingStats } from '@odonta/api/contract';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import styles from '../advertising/advertising.module.css';

/** The outcomes of a mailing, read when they are unfolded. */
export function MailingFigures({ mailing: { id } }: { mailing: OwnMailing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.creative} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Итоги рассылки № {id}</summary>
      {isOpen && (
        <Own<OwnMailingStats> session={partnerSession} path={`/partner/advertising/mailings/${id}/stats`}>
          {(stats) => (
            <>
              <dl className={styles.figures}>
                {figures.map(([name, label]) => (
                  <div key={name}>
                    <dt>{label}</dt>
                    <dd>{stats[name]?.toLocaleString('ru-RU') ?? 'меньше 5'}</dd>
                  </div>
                ))}
              </dl>
              <p className={own.note}>
                Открытие видно не во всех почтовых программах. Заказы — те, что пришли по ссылкам письма на
                наш сайт.
              </p>
            </>
          )}
        </Own>
      )}
    </details>
  );
}

const figures: readonly (readonly [keyof OwnMailingStats, string])[] = [
  ['waiting', 'Ждут отправки'],
  ['sent', 'Приняли почтовые серверы'],
  ['undelivered', 'Не приняли или не отправлены'],
  ['opened', 'Открыли'],
  ['clicked', 'Перешли по ссылке'],
  ['unsubscribed', 'Отписались'],
  ['orders', 'Заказы'],
];
