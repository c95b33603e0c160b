import type { OwnPromotion } from '@odonta/api/contract';
import {
  benefitKinds,
  promotionPauses,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import styles from '../../own/own.module.css';
import { PromotionButtons } from './PromotionButtons.tsx';

interface Props {
  promotion: OwnPromotion;
  onChanged(): Promise<void>;
}

/** A bonus: where it is, why it is not on the site, its days and limits. */
export function PromotionRow({ promotion, onChanged }: Props) {
  const { id, name, type, benefit_kind, benefit_value, starts_on, ends_on, lead_price } = promotion;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <span className={promotion.is_shown ? 'badge' : 'badge badge--warm'}>{standingOf(promotion)}</span>
        <h3>{name}</h3>
        <span>
          {benefitKinds[benefit_kind]}: {benefit_value}
        </span>
        <span className={styles.note}>
          № {id} · {promotionTypes[type].toLowerCase()} · с {shortDay(starts_on)} по {shortDay(ends_on)} · лид{' '}
          {formatExact(lead_price)}
        </span>
        <span className={styles.note}>{limitsOf(promotion)}</span>
        {promotion.reject_reason !== null && <p>Отклонён: {promotion.reject_reason}</p>}
      </div>
      <div className={styles.end}>
        <PromotionButtons promotion={promotion} onChanged={onChanged} />
      </div>
    </li>
  );
}

function standingOf({ status, status_label, pause, is_shown }: OwnPromotion): string {
  if (status === 'PREPARE') return 'Ждёт пополнения баланса';
  if (status !== 'CONFIRMED') return status_label;
  if (pause !== null) return promotionPauses[pause];
  return is_shown ? 'Стоит на сайте' : 'Опубликован, сейчас не показывается';
}

function limitsOf({ daily_limit, total_limit }: OwnPromotion): string {
  const said = [
    daily_limit !== null && `в день не больше ${daily_limit}`,
    total_limit !== null && `всего не больше ${total_limit}`,
  ].filter(Boolean);
  return said.length > 0 ? `Лидов: ${said.join(', ')}` : 'Лиды без ограничения';
}
