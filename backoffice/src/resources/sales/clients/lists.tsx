import type {
  StaffBonusAccount,
  StaffCall,
  StaffDirectorQuestion,
  StaffGiftOrder,
  StaffInvoice,
  StaffLegalRequest,
  StaffManagerRequest,
  StaffOrder,
  StaffPayment,
  StaffRefund,
  StaffWaitlistEntry,
} from '@odonta/api/contract';
import { callDuration, callTitle } from '@odonta/db/vocabulary/content/calls.ts';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { refundReasons } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { formatExact, formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { accountStatuses, requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { RaRecord } from 'react-admin';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { CallState } from '../../content/calls/CallState.tsx';
import { staffOf } from '../../content/calls/staffOf.ts';
import { RequestState } from '../../content/manager_requests/RequestRow.tsx';
import { RequestState as LegalRequestState } from '../legal_requests/RequestState.tsx';
import { OrderState } from '../orders/OrderState.tsx';
import { WaitlistState } from '../waitlist/WaitlistState.tsx';
import type { ClientLine, ClientList } from './ClientSection.tsx';

const of = <R,>(lineOf: (record: R) => ClientLine) => lineOf as unknown as (record: RaRecord) => ClientLine;

const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

/** Wishes and orders of the client. */
export const workLists: readonly ClientList[] = [
  {
    resource: 'orders',
    title: 'Заказы',
    empty: 'Заказов не было.',
    lineOf: of<StaffOrder>((order) => ({
      name: order.number,
      state: <OrderState order={order} />,
      facts: [
        order.prod.name,
        formatPrice(order.total),
        order.paid_sum > 0 && `оплачено ${formatPrice(order.paid_sum)}`,
        `${order.last_name} ${order.first_name}`,
        formatMoment(order.created_at),
      ],
    })),
  },
  {
    resource: 'manager_requests',
    title: 'Заявки',
    empty: 'Заявок не было.',
    lineOf: of<StaffManagerRequest>((request) => ({
      name: `Заявка № ${request.id}`,
      state: <RequestState request={request} />,
      facts: [request.prod?.name ?? null, request.name, formatMoment(request.created_at)],
    })),
  },
  {
    resource: 'calls',
    title: 'Звонки',
    empty: 'Звонков не было.',
    lineOf: of<StaffCall>((call) => ({
      name: callTitle(call),
      state: <CallState call={call} />,
      facts: [
        formatMoment(call.started_at),
        call.duration !== null && callDuration(call.duration),
        staffOf(call),
        call.note,
      ],
    })),
  },
  {
    resource: 'director_questions',
    title: 'Вопросы директору',
    empty: 'Вопросов не было.',
    isRare: true,
    lineOf: of<StaffDirectorQuestion>((question) => ({
      name: `Вопрос № ${question.id}`,
      state: <StatusChip status={question.status} label={requestStatusesOfHim[question.status].label} />,
      facts: [question.fio, formatMoment(question.created_at)],
    })),
  },
  {
    resource: 'legal_requests',
    title: 'Групповые заявки',
    empty: 'Групповых заявок не было.',
    isRare: true,
    lineOf: of<StaffLegalRequest>((request) => ({
      name: request.number,
      state: <LegalRequestState request={request} />,
      facts: [request.company_name, request.prod.name, formatMoment(request.created_at)],
    })),
  },
  {
    resource: 'waitlist',
    title: 'Лист ожидания',
    empty: 'Мест не ждёт.',
    isRare: true,
    lineOf: of<StaffWaitlistEntry>((entry) => ({
      name: entry.prod.name,
      state: <WaitlistState entry={entry} />,
      facts: [plural(entry.quantity, ['место', 'места', 'мест']), formatMoment(entry.created_at)],
    })),
  },
];

/** His debts, payments and refunds. */
export const moneyLists: readonly ClientList[] = [
  {
    resource: 'invoices',
    title: 'Счета',
    empty: 'Счетов не было, долга нет.',
    lineOf: of<StaffInvoice>((invoice) => ({
      name: `Счёт № ${invoice.number}`,
      state: (
        <>
          <StatusChip status={invoice.status} label={accountStatuses[invoice.status].label} />
          {invoice.is_overdue && <StatusChip status="overdue" tone="bad" label="Просрочен" />}
        </>
      ),
      facts: [
        formatExact(invoice.total),
        invoice.status === 'PREPARE' && `оплатить до ${formatDate(invoice.due_date)}`,
        invoice.order_number,
      ],
    })),
  },
  {
    resource: 'payments',
    title: 'Платежи',
    empty: 'Платежей не было.',
    lineOf: of<StaffPayment>((payment) => ({
      name: formatExact(payment.sum),
      state: <StatusChip status={payment.status} label={paymentLifecycle.statuses[payment.status].label} />,
      facts: [
        paymentMethods[payment.method],
        payment.orders.map(({ number }) => number).join(', '),
        payment.error_text,
        formatMoment(payment.created_at),
      ],
    })),
  },
  {
    resource: 'refunds',
    title: 'Возвраты',
    empty: 'Возвратов не было.',
    lineOf: of<StaffRefund>((refund) => ({
      name: formatExact(refund.approved_sum ?? refund.requested_sum),
      state: <StatusChip status={refund.status} label={refundStatuses[refund.status].label} />,
      facts: [refundReasons[refund.reason], refund.order_number, formatMoment(refund.created_at)],
    })),
  },
  {
    resource: 'bonus_accounts',
    title: 'Бонусы',
    empty: 'Бонусов нет.',
    isSingle: true,
    lineOf: of<StaffBonusAccount>(({ balance, pending, debt }) => ({
      name: bonuses(balance),
      state: null,
      facts: [pending > 0 && `ещё ${bonuses(pending)} ждут`, debt > 0 && `долг ${bonuses(debt)}`],
    })),
  },
  {
    resource: 'gift_orders',
    title: 'Заказы подарков',
    empty: 'Подарков не заказывали.',
    isRare: true,
    lineOf: of<StaffGiftOrder>((order) => ({
      name: order.gift_name,
      state: <StatusChip status={order.status} label={requestStatusesOfHim[order.status].label} />,
      facts: [bonuses(order.price_bonus), formatMoment(order.created_at)],
    })),
  },
];
