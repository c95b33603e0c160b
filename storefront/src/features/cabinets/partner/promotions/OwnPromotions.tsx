import type { OwnPromotions as Payload } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { AddPromotion } from './AddPromotion.tsx';
import { PromotionRow } from './PromotionRow.tsx';

/** The bonuses of the trading organisations that the user acts for. */
export const OwnPromotions = () => (
  <Own<Payload> session={partnerSession} path="/lk/relatedPromotions">
    {({ promotions, merchants, lead_prices }, readAgain) => (
      <section className={styles.part} aria-labelledby="promotions-title">
        <h2 id="promotions-title">Партнёрские бонусы</h2>
        <p className="muted">
          Бонус стоит на страницах подходящих курсов. {pricesOf(lead_prices)} На модерацию он попадает, когда
          на балансе есть деньги на пять лидов.
        </p>
        {merchants.map((merchant) =>
          merchant.is_suspended ? (
            <p key={merchant.id} role="status">
              {merchant.name}: работа приостановлена, новые бонусы завести нельзя.
            </p>
          ) : (
            <div key={merchant.id} className={styles.end}>
              <AddPromotion merchant={merchant} prices={lead_prices} onChanged={readAgain} />
            </div>
          ),
        )}
        {promotions.length === 0 && <p>Бонусов пока нет.</p>}
        <ul className={styles.list} aria-label="Ваши бонусы">
          {promotions.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} onChanged={readAgain} />
          ))}
        </ul>
      </section>
    )}
  </Own>
);

function pricesOf({ course, contact }: Payload['lead_prices']): string {
  const said = [
    course !== null && `лид к заказу курса — ${formatExact(course)}`,
    contact !== null && `лид за контакты — ${formatExact(contact)}`,
  ].filter(Boolean);
  return said.length > 0 ? `Для новых бонусов: ${said.join(', ')}.` : 'Цены лидов ещё не назначены.';
}
