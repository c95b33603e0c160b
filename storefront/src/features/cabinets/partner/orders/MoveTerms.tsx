import type { ReschedulePreview } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import styles from './moving.module.css';

/** Both prices, and what the buyer will read and do. */
export function MoveTerms({ preview }: { preview: ReschedulePreview }) {
  const { total_before, total, carried, due, back } = preview;
  const sums = [
    ['Стоимость сейчас', total_before],
    ['На новом курсе', total],
    ['Зачтём из оплаченного', carried > 0 ? carried : null],
    [carried > 0 ? 'Покупатель доплатит' : 'К оплате', due > 0 ? due : null],
    ['Вернём покупателю', back > 0 ? back : null],
  ] as const;
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(
          ([label, sum]) =>
            sum !== null && (
              <div key={label}>
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

function notesOf(preview: ReschedulePreview): string[] {
  const { due, carried, held_until, promo, needs_confirmation, is_back_asked, full_refund_until } = preview;
  const until = held_until === null ? '' : ` до ${formatMoment(held_until)}`;
  return [
    due > 0 && `Места на новом курсе ждут оплаты${until}, потом освободятся.`,
    due > 0 && carried > 0 && 'Если покупатель не доплатит, внесённое вернётся ему целиком.',
    is_back_asked && 'Разница большая: она вернётся покупателю, когда её одобрит сотрудник «Одонты».',
    full_refund_until !== null &&
      `Покупателю новая дата может не подойти: до ${formatMoment(full_refund_until)} он вправе вернуть всю сумму.`,
    promo !== null && !promo.acts && `Промокод ${promo.code} на новом курсе не действует.`,
    needs_confirmation && 'Места на новом курсе нужно будет подтвердить.',
    'Прежние билеты перестанут действовать. Мы напишем покупателю и участникам.',
  ].filter((note) => typeof note === 'string');
}
