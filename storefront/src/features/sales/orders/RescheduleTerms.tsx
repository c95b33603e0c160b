import type { ReschedulePreview } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import styles from './order.module.css';

/** Both prices, and the treatment of the difference. */
export function RescheduleTerms({ preview }: { preview: ReschedulePreview }) {
  const { total_before, total, carried, due, back } = preview;
  const sums = [
    ['Сейчас', total_before],
    ['На новую дату', total],
    ['Зачтём из оплаченного', carried > 0 ? carried : null],
    ['К доплате', due > 0 ? due : null],
    ['Вернём', back > 0 ? back : null],
  ] as const;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(
          ([label, sum]) =>
            sum !== null && (
              <div key={label} className={label === 'На новую дату' ? styles.total : undefined}>
                <dt>{label}</dt>
                <dd>{formatPrice(sum)}</dd>
              </div>
            ),
        )}
      </dl>
      <ul className={styles.notes}>
        {notesOf(preview).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function notesOf({
  due,
  carried,
  back,
  held_until,
  promo,
  bonuses,
  bonuses_before,
  needs_confirmation,
}: ReschedulePreview): string[] {
  const until = held_until === null ? '' : ` до ${formatMoment(held_until)}`;
  return [
    due > 0 && carried > 0
      ? `Доплатить нужно${until}. Если этого не сделать, места освободятся, а внесённые ${formatPrice(carried)} вернутся.`
      : due > 0 && `Места на новую дату удержим${until}.`,
    back > 0 && 'Разницу вернём тем же способом, каким вы платили. Мы напишем, когда это сделаем.',
    promo !== null && !promo.acts && `Промокод ${promo.code} на новую дату не действует.`,
    bonuses < bonuses_before &&
      `Бонусами оплатится ${formatPrice(bonuses)} вместо ${formatPrice(bonuses_before)}: остальные вернутся на счёт.`,
    needs_confirmation && 'Место на новую дату подтверждает учебный центр.',
    'Прежние билеты перестанут действовать. Правила возврата будут от нового курса.',
  ].filter((note) => typeof note === 'string');
}
