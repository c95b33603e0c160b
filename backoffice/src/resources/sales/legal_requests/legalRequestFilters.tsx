import { legalRequestStages } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { choiceFilter, dayFilter, referenceFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ofClient } from '../../ofClient.tsx';

const stages = Object.entries(legalRequestStages).map(([id, { label: name }]) => ({ id, name }));

export const legalRequestFilters = [
  choiceFilter('stage', 'Этап', stages),
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  wordedFilter('inn', 'ИНН', (inn) => String(inn)),
  wordedFilter('legal_user_id', 'Кабинет компании', (id) => `№ ${id}`),
  wordedFilter('order_id', 'Заказ', (id) => `№ ${id}`),
  ofClient,
  dayFilter('created_from', 'Поступила не раньше', 'start'),
  dayFilter('created_to', 'Поступила не позже', 'end'),
];
