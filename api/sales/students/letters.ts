import type { Order } from '@odonta/db/models';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { toBuyer } from '../../orders/letters/orderLetters.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';

/** Letters to a buyer about student documents. */

export const documentAsked = (order: Order, due: Date): NewLetter =>
  toBuyer(order, 'student_document_asked', `Заказ ${order.number}: пришлите документ студента`, [
    `Вы записались на курс «${order.snapshot.name}» по цене для студентов и ординаторов. Чтобы она осталась за вами, загрузите документ до ${until(due)}: студенческий билет, справку из вуза или удостоверение ординатора.`,
    'Подойдёт файл PDF, JPEG или PNG до 8 МБ. Документ увидят только сотрудники, которые его проверяют, и мы удалим его через 90 дней после курса.',
    'Загрузить документ: {secret}',
  ]);

export const documentRejected = (order: Order, reason: string, due: Date, rise: number | null): NewLetter =>
  toBuyer(order, 'student_rejected', `Заказ ${order.number}: документ студента не принят`, [
    `Мы не смогли подтвердить цену для студентов на курс «${order.snapshot.name}». Причина: ${reason}`,
    `До ${until(due)} вы можете прислать другой документ${rise === null ? '' : `, доплатить до полной цены ${formatPrice(roublesOf(rise))}`} или отменить заказ. Потом заказ отменится сам. При отмене всё, что вы заплатили, вернётся полностью.`,
    'Выбрать на странице заказа: {secret}',
  ]);

const until = (due: Date) => `${formatMoment(secondsOf(due))} по московскому времени`;
