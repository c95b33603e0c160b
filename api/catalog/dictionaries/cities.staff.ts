import { City } from '@odonta/db/models';
import { citiesEntity } from '@odonta/db/vocabulary/catalog/cities.entity.ts';
import { utcOffsets } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import Joi from 'joi';
import { dictionary } from '../../identity/staff/dictionary.ts';
import { line } from '../../platform/http/validation.ts';
import { asCodeOf, asNumber, asText } from '../../platform/tables/cellReaders.ts';
import { listCities } from './dictionaries.open.ts';

export const citiesForStaff = dictionary(citiesEntity, {
  model: City,
  fields: {
    name: line(100).min(2),
    region: line(100).min(2),
    lat: Joi.number().min(-90).max(90).precision(4).allow(null),
    lon: Joi.number().min(-180).max(180).precision(4).allow(null),
    population: Joi.number().integer().min(0).max(100_000_000),
    utc_offset: Joi.number().valid(...Object.keys(utcOffsets).map(Number)),
  },
  required: ['name', 'region'],
  sort: ['id', 'name', 'region', 'population'],
  merges: {
    allow: 'dictionaries.merge',
    absorb({ kept, gone }) {
      const place = kept.lat === null || kept.lon === null ? gone : kept;
      kept.set({ lat: place.lat, lon: place.lon, population: kept.population || gone.population });
    },
  },
  imports: {
    key: ['name', 'region'],
    fields: [
      { field: 'name', title: 'Название', read: asText, example: 'Коломна', also: ['город'] },
      { field: 'region', title: 'Регион', read: asText, example: 'Московская область' },
      { field: 'lat', title: 'Широта', read: asNumber, example: '55,0794' },
      { field: 'lon', title: 'Долгота', read: asNumber, example: '38,7783' },
      { field: 'population', title: 'Население', read: asNumber, example: '136000' },
      { field: 'utc_offset', title: 'Часовой пояс', read: asCodeOf(utcOffsets), example: 'Московское время' },
    ],
  },
  endpoints: () => [listCities],
});
