import type { CardRefusal, OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { seatWords } from '@odonta/db/vocabulary/orders/seatWords.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { isRefundOpen } from './refundState.ts';

export interface OrderWords {
  tone: 'calm' | 'good' | 'warm';
  title: string;
  text: string;
}

type Message = Pick<
  OrderView,
  | 'status'
  | 'method'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'debt'
  | 'cancel_reason'
  | 'reject_reason'
  | 'invoice'
  | 'contact'
  | 'checks'
  | 'expires_at'
  | 'moved_to'
  | 'refusal'
  | 'participants'
  | 'refunds'
>;

/** «Место удержано». */
export function heldSeats(count: number): string {
  const { seatsFirst, held } = seatWords(count);
  return `${seatsFirst} ${held}`;
}

/** The stage of the order and the next step, for the holder of its link. */
export function wordsOf(order: Message): OrderWords {
  const { status, method, total, paid, refunded, debt, invoice, contact } = order;
  const { seats, seatsFirst, booked, free, tickets } = seatWords(order.participants.length);
  const held = heldSeats(order.participants.length);
  switch (status) {
    case 'PREPARE':
      if (order.refusal)
        return { tone: 'warm', title: 'Оплата не прошла', text: refusedWords(order.refusal) };
      if (paid > 0)
        return {
          tone: 'calm',
          title: 'Осталось доплатить',
          text: `Оплачено ${formatPrice(paid)} из ${formatPrice(total)}. ${held}, пока ждём остальное: если оно не придёт, вернём оплаченное.`,
        };
      return method === 'INVOICE'
        ? {
            tone: 'calm',
            title: 'Ждём оплату по счёту',
            text: `${held} до срока оплаты. Как только деньги придут, пришлём ${tickets} на почту.`,
          }
        : {
            tone: 'calm',
            title: `${seatsFirst} ${booked}`,
            text: `Оплатите заказ, пока идёт время: потом ${seats} ${free} для других.`,
          };
    case 'CREATED':
      if (isCheckOpen(order, 'OWNER'))
        return {
          tone: 'calm',
          title: 'Ждёт подтверждения владельца',
          text: `Заказ выше лимита на месяц, и мы написали владельцу кабинета. ${held}${untilWords(order)}. Платить пока не нужно: ${invoiceComes(contact)}, когда он подтвердит.`,
        };
      if (invoice?.payment_order_at && isCheckOpen(order, 'MONEY'))
        return {
          tone: 'calm',
          title: 'Ищем ваш платёж',
          text: `Платёжное поручение у нас, ${seats} за вами. Как только деньги придут, ${weNotify(contact)}.`,
        };
      return {
        tone: 'calm',
        title: 'Заказ ожидает подтверждения',
        text: `Больше ничего делать не нужно: ${answerComes(contact)}.`,
      };
    case 'CONFIRMED':
      if (order.refunds.some(isRefundOpen)) return whileRefunding(order);
      if (debt > 0)
        return {
          tone: 'good',
          title: 'Вы записаны с отсрочкой оплаты',
          text: `Билеты ниже${andInLetter(contact)}. По счёту осталось оплатить ${formatPrice(debt)}.`,
        };
      return {
        tone: 'good',
        title: total === 0 ? 'Вы записаны' : 'Заказ оплачен',
        text: `Билеты ниже${andInLetter(contact)}: покажите код при входе.`,
      };
    case 'PARTIAL_REFUNDED':
      return {
        tone: 'good',
        title: 'Часть денег возвращена',
        text: `Вернули ${formatPrice(refunded)}. Остальные участники записаны, их билеты ниже.`,
      };
    case 'REFUNDED':
      return {
        tone: 'warm',
        title: 'Деньги возвращены',
        text: `${backOf(refunded)}. На карту деньги приходят за срок до десяти дней — это зависит от банка.`,
      };
    case 'REJECTED':
      return {
        tone: 'warm',
        title: 'Центр не подтвердил заказ',
        text: [
          order.reject_reason && `Причина: ${order.reject_reason.trimEnd().replace(/(?<![.!?…])$/, '.')}`,
          backWords(paid).trim(),
          'Посмотрите другие даты и похожие курсы — или напишите нам, поможем выбрать.',
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'CANCELED':
      return canceled(order);
  }
}

type Contact = Message['contact'];

/** A buyer by phone may have no e-mail: he is called. */
const invoiceComes = ({ email }: Contact) =>
  email === null ? 'позвоним вам насчёт счёта' : `счёт придёт на ${email}`;
const weNotify = ({ email }: Contact) => (email === null ? 'позвоним вам' : `напишем на ${email}`);
const answerComes = ({ email }: Contact) =>
  email === null ? 'мы позвоним вам с ответом' : `ответ придёт на ${email}`;
const andInLetter = ({ email }: Contact) => (email === null ? '' : ` и в письме на ${email}`);

/** A refund is under way: which tickets still let people in. */
function whileRefunding({ refunds, participants, contact }: Message): OrderWords {
  const isAgreed = refunds.some(({ status }) => isRefundOpen({ status }) && status !== 'PREPARE');
  const stays = participants.some(({ ticket_code }) => ticket_code !== null);
  return {
    tone: 'calm',
    title: isAgreed ? 'Возврат денег одобрен' : 'Запрошен возврат денег',
    text: [
      isAgreed ? 'Билеты тех, за кого вернутся деньги, больше не действуют.' : '',
      isAgreed && stays ? 'Остальные билеты ниже.' : '',
      isAgreed ? '' : 'Пока возврат не одобрен, билеты действуют.',
      contact.email === null
        ? 'Позвоним, когда что-нибудь изменится.'
        : `Напишем на ${contact.email}, когда что-нибудь изменится.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The bank's answer, and what is certain about the money. */
export const refusedWords = ({ reason }: CardRefusal): string =>
  `Банк отклонил оплату${reason ? `: ${reason}` : ' и не назвал причину'}. Деньги не списаны.`;

const untilWords = ({ expires_at }: Pick<Message, 'expires_at'>) =>
  expires_at === null ? '' : ` до ${formatMoment(expires_at)} по московскому времени`;

/** Money that came too late never belonged to the order, and its return is no refund of it. */
const backOf = (refunded: number): string =>
  refunded > 0
    ? `Вернули ${formatPrice(refunded)}`
    : 'Оплата пришла, когда мест уже не было, и мы вернули её полностью';

const isExpired = ({ cancel_reason }: Pick<Message, 'cancel_reason'>) =>
  cancel_reason === cancelReasons.EXPIRED;

function canceled(order: Message): OrderWords {
  if (isExpired(order))
    return {
      tone: 'warm',
      title: 'Время на оплату вышло',
      text: 'Места освободились. Если они ещё есть, запишитесь снова. Если вы уже заплатили, ничего не делайте: деньги найдут заказ или вернутся.',
    };
  if (order.moved_to)
    return {
      tone: 'calm',
      title: 'Заказ перенесён на другую дату',
      text: `Теперь это заказ ${order.moved_to.number}. Прежние билеты не действуют. ${restWords(order)}`.trim(),
    };
  return {
    tone: 'warm',
    title: 'Заказ отменён',
    text: `${order.cancel_reason ? `Причина: ${order.cancel_reason.toLowerCase()}. ` : ''}${backWords(order.paid)}`.trim(),
  };
}

const backWords = (paid: number) => (paid > 0 ? 'Деньги вернутся полностью. ' : '');

/** The difference to a cheaper date. */
const restWords = ({ paid, refunded }: Message) =>
  paid > refunded ? `Разницу, ${formatPrice(paid - refunded)}, мы вернём.` : '';
