import { Specialization } from '@odonta/db/models';
import { specializationsEntity } from '@odonta/db/vocabulary/catalog/specializations.entity.ts';
import { dictionary, nameAndOrder } from '../../identity/staff/dictionary.ts';
import { asNumber, asText } from '../../platform/tables/cellReaders.ts';

export const specializationsForStaff = dictionary(specializationsEntity, {
  model: Specialization,
  fields: nameAndOrder,
  example: { name: 'Гнатолог' },
  merges: {
    allow: 'dictionaries.merge',
    references: [
      {
        table: 'individuals',
        column: 'specializations',
        counted: ['покупатель', 'покупателя', 'покупателей'],
        isList: true,
        isVersioned: true,
      },
    ],
  },
  imports: {
    key: ['name'],
    fields: [
      { field: 'name', title: 'Название', read: asText, example: 'Гнатолог' },
      { field: 'sort', title: 'Порядок', read: asNumber, example: '10' },
    ],
  },
});
