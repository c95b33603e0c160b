import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { NumberInput } from 'react-admin';
import {
  choiceFilter,
  choicesOf,
  dayFilter,
  type FilterDefinition,
  flagFilter,
  textFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { ofClient } from '../../ofClient.tsx';

const sumFilter = (source: string, label: string): FilterDefinition => ({
  source,
  label,
  input: <NumberInput source={source} label={label} min={0} helperText={false} />,
  inWords: (sum) => formatPrice(Number(sum)),
});

export const paymentFilters: readonly FilterDefinition[] = [
  choiceFilter('method', 'Способ', choicesOf(paymentMethods)),
  choiceFilter('channel', 'Чем оплачено', choicesOf(paymentChannels)),
  textFilter('order_number', 'Номер заказа'),
  textFilter('provider_payment_id', '№ в банке'),
  sumFilter('sum_from', 'Сумма от, ₽'),
  sumFilter('sum_to', 'Сумма до, ₽'),
  dayFilter('created_from', 'Создан не раньше', 'start'),
  dayFilter('created_to', 'Создан не позже', 'end'),
  flagFilter('has_failed_receipt', 'Чек не отправлен'),
  ofClient,
  wordedFilter('order_id', 'Заказ', (id) => `№ записи ${id}`),
];
