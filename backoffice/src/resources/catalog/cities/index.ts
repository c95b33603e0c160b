import CityIcon from '@mui/icons-material/LocationCityOutlined';
import type { StaffCity } from '@odonta/api/contract';
import { citiesEntity } from '@odonta/db/vocabulary/catalog/cities.entity.ts';
import { dictionary } from '../../../kit/dictionary/dictionary.ts';

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
    ['population', ({ population }) => population.toLocaleString('ru-RU')],
  ],
  inputs: {
    name: { isRequired: true },
    region: { isRequired: true, hint: 'Область, край или республика' },
    lat: { number: {}, hint: 'В градусах: 56,84' },
    lon: { number: {}, hint: 'В градусах: 60,6' },
    population: { number: { min: 0, step: 1 }, hint: 'Крупные города предлагаются первыми' },
  },
});
