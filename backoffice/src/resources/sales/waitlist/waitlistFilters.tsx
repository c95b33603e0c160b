import { choiceFilter, dayFilter, referenceFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ofClient } from '../../ofClient.tsx';

const offers = [
  { id: 0, name: 'Ещё не предлагали' },
  { id: 1, name: 'Один раз' },
  { id: 2, name: 'Два раза' },
];

export const waitlistFilters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  choiceFilter('offers', 'Предложения', offers),
  wordedFilter('individual_id', 'Кабинет покупателя', (id) => `№ ${id}`),
  wordedFilter('order_id', 'Заказ', (id) => `№ ${id}`),
  ofClient,
  dayFilter('created_from', 'Записался не раньше', 'start'),
  dayFilter('created_to', 'Записался не позже', 'end'),
];
