import { City } from '@odonta/db/models';
import type { Imported } from '../../platform/kit/imported.ts';
import {
  asAddress,
  asReferenceTo,
  asRichText,
  asText,
  byNameOrNumber,
} from '../../platform/tables/cellReaders.ts';

export const lecturerImports: Imported = {
  key: ['sef'],
  fields: [
    { field: 'name', title: 'ФИО', read: asText, example: 'Белова Ирина Сергеевна', also: ['имя', 'лектор'] },
    { field: 'sef', title: 'Адрес страницы', read: asAddress, example: '', also: ['sef'] },
    { field: 'city_id', title: 'Город', read: asReferenceTo(City), example: '', hint: byNameOrNumber },
    { field: 'text', title: 'О лекторе', read: asRichText, example: 'Врач-эндодонт, стаж 12 лет' },
  ],
};
