import { Category } from '@odonta/db/models';
import { categoriesEntity } from '@odonta/db/vocabulary/catalog/categories.entity.ts';
import { dictionary, nameAndOrder } from '../../identity/staff/dictionary.ts';
import { asNumber, asText } from '../../platform/tables/cellReaders.ts';
import { listCategories } from './dictionaries.open.ts';

/** Names may be improved; numbers and addresses of categories are fixed, and none is added or lost. */
export const categoriesForStaff = dictionary(categoriesEntity, {
  model: Category,
  fields: nameAndOrder,
  isFixed: true,
  imports: {
    key: ['url'],
    fields: [
      { field: 'url', title: 'Адрес страницы', read: asText, example: 'endodontiya', isKeyOnly: true },
      { field: 'name', title: 'Название', read: asText, example: 'Эндодонтия' },
      { field: 'sort', title: 'Порядок', read: asNumber, example: '10' },
    ],
  },
  endpoints: () => [listCategories],
});
