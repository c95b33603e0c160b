import type { LessonView } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useMemo } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';
import styles from '../orders/order.module.css';

interface Props {
  lesson: LessonView;
  take(lesson: LessonView): void;
}

export function LessonCard({ lesson, take }: Props) {
  const { prod, lecturer, comment, reject_reason, order, price, may_withdraw } = lesson;
  return (
    <div className={styles.order}>
      <div className={styles.part}>
        <p className="muted">Индивидуальное занятие</p>
        <h1>{titleOf(lesson)}</h1>
        <p>
          <a href={prod.canonical}>{prod.name}</a>, лектор {lecturer}
        </p>
        <p>
          <strong>{lessonInWords(lesson, lesson.utc_offset)}</strong>, {formatPrice(price)}
        </p>
        {comment !== null && <p className="muted">Ваш комментарий: {comment}</p>}
      </div>
      <div className={styles.part}>
        <p>{newsOf(lesson)}</p>
        {reject_reason !== null && <p>Причина: {reject_reason}</p>}
        <div className={styles.ways}>
          {order && (
            <a className="button" href={orderPath(order.token)}>
              {order.is_paid || order.is_over ? 'Открыть заказ' : 'Оплатить'}
            </a>
          )}
          {may_withdraw && <Withdraw lesson={lesson} take={take} />}
          {!order && !may_withdraw && (
            <a className="button" href={`${prod.canonical}#lessons`}>
              Выбрать другое время
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function titleOf({ status_label, order }: LessonView): string {
  if (!order) return status_label;
  if (order.is_paid && !order.is_over) return 'Занятие оплачено';
  return order.is_over ? 'Занятие отменено' : 'Лектор согласен: осталось оплатить';
}

function newsOf({ status, answer_until, order }: LessonView): string {
  if (answer_until !== null)
    return `Лектор ответит до ${formatMoment(answer_until)} по московскому времени. Мы напишем на вашу почту.`;
  if (status === 'REJECTED') return 'Лектор не сможет провести это занятие.';
  if (status === 'CANCELED') return 'Запрос закрыт, время снова свободно.';
  if (order?.is_paid) return 'Ждём вас. Билет, место и возврат — на странице заказа.';
  return order?.expires_at
    ? `Оплатите до ${formatMoment(order.expires_at)} по московскому времени, иначе время освободится.`
    : 'Откройте заказ.';
}

function Withdraw({ lesson: { token }, take }: Props) {
  const withdraw = useMemo(
    () => oneAction((body: object, keyed) => post<LessonView>(`/lessons/${token}/withdraw`, body, keyed)),
    [token],
  );
  return (
    <AskedButton
      label="Отозвать запрос"
      className="button button--quiet"
      title="Отозвать запрос?"
      keep="Оставить"
      act={() => withdraw({})}
      onDone={take}
      failed="Запрос не отозван: проверьте связь и попробуйте ещё раз"
    >
      <p>Время освободится, и его сможет выбрать другой. Лектор получит письмо.</p>
    </AskedButton>
  );
}
