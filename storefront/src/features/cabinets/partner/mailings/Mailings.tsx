import type { OwnMailings } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { MailingRow } from './MailingRow.tsx';
import { WriteMailing } from './WriteMailing.tsx';

/** Letters to doctors, which a centre orders. */
export function Mailings() {
  return (
    <Own<OwnMailings> session={partnerSession} path="/partner/advertising/mailings">
      {({ mailings, courses, buyers, price_per_1000 }, readAgain) => (
        <div className={styles.part}>
          {mailings.length > 0 && (
            <ul className={styles.list} aria-label="Рассылки центра">
              {mailings.map((mailing) => (
                <MailingRow key={mailing.id} {...{ mailing, courses }} onChanged={readAgain} />
              ))}
            </ul>
          )}
          {buyers.length > 0 && (
            <WriteMailing {...{ buyers, courses, mailings, price_per_1000 }} onWritten={readAgain} />
          )}
          {mailings.length === 0 && buyers.length === 0 && (
            <Nothing
              title="Рассылок пока нет"
              text="Рассылки заказывает владелец центра. Заказанные появятся здесь."
              isWay={false}
            />
          )}
        </div>
      )}
    </Own>
  );
}
