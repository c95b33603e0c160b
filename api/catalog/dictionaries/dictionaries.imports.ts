import type { Imported } from '../../platform/kit/imported.ts';
import { asNumber, asText } from '../../platform/tables/cellReaders.ts';

const order = { field: 'sort', title: 'Порядок', read: asNumber, example: '10' };

export const cityImports: Imported = {
  key: ['name', 'region'],
  fields: [
    { field: 'name', title: 'Название', read: asText, example: 'Коломна', also: ['город'] },
    { field: 'region', title: 'Регион', read: asText, example: 'Московская область' },
    { field: 'lat', title: 'Широта', read: asNumber, example: '55,0794' },
    { field: 'lon', title: 'Долгота', read: asNumber, example: '38,7783' },
    { field: 'population', title: 'Население', read: asNumber, example: '136000' },
  ],
};

export const categoryImports: Imported = {
  key: ['url'],
  fields: [
    { field: 'url', title: 'Адрес страницы', read: asText, example: 'endodontiya', isKeyOnly: true },
    { field: 'name', title: 'Название', read: asText, example: 'Эндодонтия' },
    order,
  ],
};

export const specializationImports: Imported = {
  key: ['name'],
  fields: [{ field: 'name', title: 'Название', read: asText, example: 'Гнатолог' }, order],
};
