import { Specialization } from '@odonta/db/models';
import { specializationsEntity } from '@odonta/db/vocabulary/catalog/specializations.entity.ts';
import { dictionary, nameAndOrder } from '../../identity/staff/dictionary.ts';
import { asNumber, asText } from '../../platform/tables/cellReaders.ts';
import { listSpecializations } from './dictionaries.open.ts';

export const specializationsForStaff = dictionary(specializationsEntity, {
  model: Specialization,
  fields: nameAndOrder,
  example: { name: 'Гнатолог' },
  merges: { allow: 'dictionaries.merge' },
  imports: {
    key: ['name'],
    fields: [
      { field: 'name', title: 'Название', read: asText, example: 'Гнатолог' },
      { field: 'sort', title: 'Порядок', read: asNumber, example: '10' },
    ],
  },
  endpoints: () => [listSpecializations],
});
