import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import type { StaffCategory } from '@odonta/api/contract';
import { categoriesEntity } from '@odonta/db/vocabulary/catalog/categories.entity.ts';
import { dictionary, orderInput } from '../../../kit/dictionary/dictionary.ts';

/** Ids and addresses of categories are public; only their names and order may change. */
export const categories = dictionary<StaffCategory, typeof categoriesEntity>(categoriesEntity, {
  icon: CategoryIcon,
  empty: {
    title: 'Категорий нет',
    text: 'Категории появляются при установке системы. Если список пуст, сообщите об этом администратору.',
  },
  sort: { field: 'sort', order: 'ASC' },
  facts: [
    ['url', ({ url }) => `/${url}`],
    ['sort', ({ sort }) => sort],
  ],
  inputs: { name: { isRequired: true }, sort: orderInput },
});
