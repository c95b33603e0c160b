import type { Imported } from '../../platform/kit/imported.ts';
import { asCodeOf, asText } from '../../platform/tables/cellReaders.ts';

export const redirectImports: Imported = {
  key: ['from_path'],
  fields: [
    { field: 'from_path', title: 'Прежний адрес', read: asText, example: '/staryj-adres', also: ['откуда'] },
    { field: 'to_path', title: 'Новый адрес', read: asText, example: '/novyj-adres', also: ['куда'] },
    {
      field: 'status',
      title: 'Ответ',
      read: asCodeOf({ 301: 'Переехала', 410: 'Удалена' }),
      example: 'Переехала',
      hint: '301 — страница переехала, 410 — её больше нет',
    },
  ],
};
