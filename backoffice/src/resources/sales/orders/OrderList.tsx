import { Box } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { Lines } from '../../../kit/list/Lines.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { deadlineOf, OrderState } from './OrderState.tsx';
import { orderFilters } from './orderFilters.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { whenAndWhere } from './whenAndWhere.ts';

const Column = DataTable.Col<StaffOrder>;

export function OrderList() {
  const isMasked = useIsMasked();
  const mine = useMine();
  const quick = [...mine, quickOverdue];
  return (
    <ListPage<StaffOrder>
      create="Оформить заказ"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(orderLifecycle.statuses)}
      quick={quick}
      filters={orderFilters}
      renewEvery={30}
    >
      <RecordTable<StaffOrder> card={OrderRow} extra={extra} bulk={{ bodies: transitionBodies }}>
        <Column source="number" render={(order) => <Name order={order} />} />
        <Column source="status" render={(order) => <State order={order} width={200} />} />
        <Column source="last_name" disableSort={isMasked} render={(order) => <Buyer order={order} />} />
        <Column source="prod_id" render={(order) => <Course order={order} />} />
        <Column source="total" render={(order) => <Sums order={order} />} cellClassName="nowrap" />
        <Column source="manager_id" render={(order) => <Keeper order={order} />} />
        <Column source="email" disableSort render={({ email }) => email ?? '—'} />
        <Column source="city" disableSort render={({ city }) => city ?? '—'} />
        <Column source="center" disableSort />
        <Column
          source="payment_method"
          disableSort
          render={({ payment_method }) => paymentMethods[payment_method]}
        />
        <Column source="paid_sum" disableSort {...priceOf(({ paid_sum }) => paid_sum)} />
        <Column source="debt" disableSort {...priceOf(({ debt }) => debt)} />
        <Column source="next_contact_at" disableSort {...momentOf((order) => order.next_contact_at)} />
        <Column source="confirmed_at" disableSort {...momentOf((order) => order.confirmed_at)} />
      </RecordTable>
    </ListPage>
  );
}

const extra = [
  ...['email', 'city', 'center', 'payment_method', 'paid_sum', 'debt', 'next_contact_at', 'confirmed_at'],
];

const priceOf = (read: (order: StaffOrder) => number) => ({
  cellClassName: 'nowrap',
  render: (order: StaffOrder) => (read(order) === 0 ? '—' : formatPrice(read(order))),
});

const momentOf = (read: (order: StaffOrder) => number | null) => ({
  cellClassName: 'nowrap',
  render: (order: StaffOrder) => {
    const at = read(order);
    return at === null ? '—' : formatMoment(at);
  },
});

interface OfOrder {
  order: StaffOrder;
}

const Name = ({ order }: OfOrder) => (
  <Lines first={<RecordLink>{order.number}</RecordLink>} rest={[formatMoment(order.created_at)]} />
);

const Buyer = ({ order: { last_name, first_name, phone, count } }: OfOrder) => (
  <Lines
    first={`${last_name} ${first_name}`}
    rest={[unbroken(formatPhone(phone)), count > 1 && people(count)]}
    width={165}
  />
);

const Course = ({ order: { prod, center } }: OfOrder) => (
  <Lines first={prod.name} rest={[...whenAndWhere(prod), center]} width={200} />
);

/** By his surname: the rest is under the pointer. */
const Keeper = ({ order: { manager_name } }: OfOrder) => <Lines first={manager_name ?? '—'} width={90} />;

/** A phone number is read in one piece. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

const people = (count: number) => plural(count, ['участник', 'участника', 'участников']);

const Sums = ({ order: { total, paid_sum, refunded_sum } }: OfOrder) => (
  <Lines first={formatPrice(total)} rest={sumsInWords(total, paid_sum, refunded_sum)} />
);

function sumsInWords(total: number, paid: number, refunded: number): string[] {
  if (refunded > 0) return [`возвращено ${formatPrice(refunded)}`];
  return paid > 0 && paid < total ? [`оплачено ${formatPrice(paid)}`] : [];
}

function State({ order, width }: OfOrder & { width?: number }) {
  return <Lines first={<OrderState order={order} />} rest={[deadlineOf(order)]} {...(width && { width })} />;
}

/** An order in the list of a phone. */
function OrderRow({ record: order }: { record: StaffOrder }) {
  return (
    <Box>
      <RecordLink>{`${order.number} · ${order.last_name} ${order.first_name}`}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {formatMoment(order.created_at)} · {people(order.count)}
        <br />
        {order.prod.name}
        <br />
        {whenAndWhere(order.prod).join(' · ')}
      </Box>
      <Box sx={{ mb: 0.5 }}>{formatPrice(order.total)}</Box>
      <State order={order} />
    </Box>
  );
}
