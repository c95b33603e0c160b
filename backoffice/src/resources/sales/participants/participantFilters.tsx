import { flagFilter, referenceFilter, wordedFilter } from '../../../kit/list/filters.tsx';

export const participantFilters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  flagFilter('has_come', 'Пришёл'),
  flagFilter('has_certificate', 'Сертификат выдан'),
  wordedFilter('is_live', 'Записан на курс'),
  wordedFilter('order_id', 'Заказ', (id) => `№ ${id}`),
];
