import type { CompanyRequestView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import {
  type LegalRequestStage,
  legalRequestStages,
  namedOf,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';

interface RequestWords {
  tone: 'calm' | 'good' | 'warm';
  title: string;
  text: string;
}

type Message = Pick<
  CompanyRequestView,
  | 'status'
  | 'stage'
  | 'end'
  | 'reason'
  | 'quote'
  | 'order'
  | 'invoice'
  | 'seats'
  | 'admin_contact'
  | 'need_quote'
>;

/** The stage of the request and the next step, for the holder of its link. */
export function wordsOf(request: Message): RequestWords {
  const { status, stage, reason } = request;
  if (status === 'REJECTED')
    return { tone: 'warm', title: 'Заявка отклонена', text: reason ? `Причина: ${reason}` : '' };
  if (status === 'CANCELED') return endedWords(request);
  return { tone: stage === 'PAID' || isOver(stage) ? 'good' : 'calm', ...words[stage](request) };
}

const words: Record<LegalRequestStage, (request: Message) => Omit<RequestWords, 'tone'>> = {
  DRAFT: ({ admin_contact, need_quote }) => ({
    title: 'Заявка принята',
    text: `Менеджер проверит места и пришлёт ${need_quote ? 'предложение' : 'счёт'} на ${admin_contact.email}.`,
  }),
  QUOTED: ({ quote }) => ({
    title: 'Предложение ждёт вашего решения',
    text: quote ? `Цены не изменятся до ${formatDate(quote.valid_until)} включительно.` : '',
  }),
  AGREED: ({ order }) =>
    order
      ? {
          title: 'Ждёт подтверждения владельца',
          text: `Заказ выше лимита на месяц. Места удержаны${untilWords(order)}, счёт придёт, когда владелец кабинета подтвердит.`,
        }
      : {
          title: 'Предложение принято',
          text: 'Менеджер закрепляет места: как только закрепит, пришлёт счёт-договор. Цены из предложения остаются.',
        },
  INVOICED: (request) =>
    isOnCredit(request)
      ? {
          title: 'Учебный центр подтверждает места',
          text: `Как только подтвердит, здесь появятся ссылки для участников. ${payLater(request)}`.trim(),
        }
      : {
          title: 'Ждём оплату по счёту',
          text: request.invoice
            ? `Места удержаны до ${formatDate(request.invoice.due_date)}. Как только деньги придут, здесь появятся ссылки для участников.`
            : '',
        },
  PAID: (request) => ({
    title: isOnCredit(request) ? 'Места за вами: назовите участников' : 'Оплачено: назовите участников',
    text: [
      'Раздайте личные ссылки или укажите участников сами.',
      namedWords(request.seats),
      payLater(request),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  NAMED: (request) => ({
    title: 'Все участники названы',
    text: `Билеты у участников на почте или в PDF на странице заказа. ${payLater(request)}`.trim(),
  }),
  CLOSED: () => ({ title: 'Курс прошёл', text: 'Закрывающие документы подписаны.' }),
};

const isOnCredit = ({ order }: Message) => order !== null && order.debt > 0;

/** A company that has seats before the payment sees until when it is awaited. */
const payLater = ({ order, invoice }: Message): string =>
  order && order.debt > 0 && invoice
    ? `К оплате ${formatPrice(order.debt)} до ${formatDate(invoice.due_date)}.`
    : '';

const untilWords = ({ expires_at }: { expires_at: number | null }) =>
  expires_at === null ? '' : ` до ${formatMoment(expires_at)}`;

/** «Названы 2 из 10.», «Назван 1 из 10.» */
export const namedWords = (seats: CompanyRequestView['seats']): string =>
  seats === null ? '' : `${namedOf(seats)}.`;

const isOver = (stage: LegalRequestStage) => stage === 'NAMED' || stage === 'CLOSED';

function endedWords({ end, reason }: Message): RequestWords {
  const said: Partial<Record<NonNullable<Message['end']>, RequestWords>> = {
    QUOTE_EXPIRED: {
      tone: 'warm',
      title: 'Срок предложения истёк',
      text: 'Отправьте заявку ещё раз: рассчитаем её по сегодняшней цене.',
    },
    NOT_PAID: {
      tone: 'warm',
      title: 'Счёт не оплачен вовремя',
      text: 'Места освободились. Если вы уже заплатили, ничего не делайте: деньги найдут заявку или вернутся.',
    },
  };
  const usual = { tone: 'warm', title: 'Заявка отменена', text: reason ? `Причина: ${reason}` : '' } as const;
  return (end && said[end]) ?? usual;
}

/** Whether something may still happen to it without anybody doing it here. */
export const isUnderWay = ({ status, stage }: Pick<Message, 'status' | 'stage'>): boolean =>
  (status === 'CREATED' || status === 'CONFIRMED') && stage !== 'CLOSED';

export const mayAskAgain = ({ status }: Pick<Message, 'status'>): boolean =>
  status === 'CANCELED' || status === 'REJECTED';

/** The way a request goes: without an offer it is shorter, unless it waits for the owner of its company. */
export function stagesOf({
  need_quote,
  quote,
  stage: now,
}: Pick<Message, 'need_quote' | 'quote' | 'stage'>): LegalRequestStage[] {
  const all = Object.keys(legalRequestStages) as LegalRequestStage[];
  const hasQuote = need_quote || quote !== null;
  return hasQuote ? all : all.filter((stage) => stage === now || (stage !== 'QUOTED' && stage !== 'AGREED'));
}

export const seatsWords = (count: number): string => plural(count, ['место', 'места', 'мест']);
