import { buyerKinds, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import {
  choiceFilter,
  choicesOf,
  dayFilter,
  referenceFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { ofClient } from '../../ofClient.tsx';
import { ofOrders } from '../../ofOrders.tsx';

export const orderFilters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  referenceFilter('manager_id', 'Менеджер', 'users'),
  choiceFilter('payment_method', 'Способ оплаты', choicesOf(paymentMethods)),
  choiceFilter('buyer_kind', 'Кто купил', choicesOf(buyerKinds)),
  wordedFilter('is_overdue', 'Просрочен'),
  wordedFilter('number', 'Номер', String),
  wordedFilter('individual_id', 'Кабинет покупателя', (id) => `№ ${id}`),
  wordedFilter('legal_user_id', 'Организация', (id) => `№ ${id}`),
  wordedFilter('has_debt', 'Есть долг'),
  ofClient,
  ...ofOrders,
  dayFilter('created_from', 'Создан не раньше', 'start'),
  dayFilter('created_to', 'Создан не позже', 'end'),
];
