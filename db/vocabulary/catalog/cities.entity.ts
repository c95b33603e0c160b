import { entity } from '../entity.ts';

export const citiesEntity = entity({
  name: 'cities',
  rights: 'dictionaries',
  group: 'dictionaries',
  label: 'Города',
  counted: ['город', 'города', 'городов'],
  accusative: 'город',
  fields: {
    id: '№',
    name: 'Название',
    region: 'Регион',
    lat: 'Широта',
    lon: 'Долгота',
    population: 'Население',
  },
});
