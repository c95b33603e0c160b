import CityIcon from '@mui/icons-material/LocationCityOutlined';
import type { StaffCity } from '@odonta/api/contract';
import { citiesEntity } from '@odonta/db/vocabulary/catalog/cities.entity.ts';
import { utcOffsets } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { dictionary } from '../../../kit/dictionary/dictionary.ts';
import { choicesOf } from '../../../kit/list/choices.ts';

export const cities = dictionary<StaffCity, typeof citiesEntity>(citiesEntity, {
  icon: CityIcon,
  empty: {
    title: 'Городов пока нет',
    text: 'Из городов посетитель выбирает свой, а курсы указывают место проведения.',
  },
  merging: {
    right: 'dictionaries.merge',
    hint: 'Курсы и лекторы выбранного города перейдут к этому, а сам он уйдёт в корзину.',
    text: 'name',
  },
  newTitle: 'Новый город',
  sort: { field: 'population', order: 'DESC' },
  facts: [
    ['region', ({ region }) => region],
    ['utc_offset', ({ utc_offset }) => utcOffsets[utc_offset]],
    ['population', ({ population }) => population.toLocaleString('ru-RU')],
  ],
  inputs: {
    name: { isRequired: true },
    region: { isRequired: true, hint: 'Область, край или республика' },
    lat: { number: {}, hint: 'В градусах: 56,84' },
    lon: { number: {}, hint: 'В градусах: 60,6' },
    utc_offset: {
      choices: choicesOf(utcOffsets, true),
      hint: 'По нему на страницах курсов указаны часы занятий',
    },
    population: { number: { min: 0, step: 1 }, hint: 'Крупные города предлагаются первыми' },
  },
});
