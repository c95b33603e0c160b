import { asCodeOf, asNumber, asText } from './cellReaders.ts';
import type { Subject } from './subject.ts';

const order = { field: 'sort', title: 'Порядок', read: asNumber, example: '10' };

const cities: Subject = {
  key: ['name', 'region'],
  fields: [
    { field: 'name', title: 'Название', read: asText, example: 'Коломна', also: ['город'] },
    { field: 'region', title: 'Регион', read: asText, example: 'Московская область' },
    { field: 'lat', title: 'Широта', read: asNumber, example: '55,0794' },
    { field: 'lon', title: 'Долгота', read: asNumber, example: '38,7783' },
    { field: 'population', title: 'Население', read: asNumber, example: '136000' },
  ],
};

const categories: Subject = {
  key: ['url'],
  fields: [
    { field: 'url', title: 'Адрес страницы', read: asText, example: 'endodontiya', isKeyOnly: true },
    { field: 'name', title: 'Название', read: asText, example: 'Эндодонтия' },
    order,
  ],
};

const specializations: Subject = {
  key: ['name'],
  fields: [{ field: 'name', title: 'Название', read: asText, example: 'Гнатолог' }, order],
};

const redirects: Subject = {
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

export const dictionarySubjects = { cities, categories, specializations, redirects };
