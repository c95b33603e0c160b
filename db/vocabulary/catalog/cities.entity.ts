import { entity } from '../entity.ts';
import { utcOffsets } from './utcOffsets.ts';

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
    utc_offset: 'Часовой пояс',
  },
  codes: { utc_offset: utcOffsets },
});
