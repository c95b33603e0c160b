import SpecializationIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import CityIcon from '@mui/icons-material/LocationCityOutlined';
import type { StaffCategory, StaffCity, StaffSpecialization } from '@odonta/api/contract';
import { categoriesEntity } from '@odonta/db/vocabulary/catalog/categories.entity.ts';
import { citiesEntity } from '@odonta/db/vocabulary/catalog/cities.entity.ts';
import { specializationsEntity } from '@odonta/db/vocabulary/catalog/specializations.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.tsx'));

export const cities = resource<StaffCity, typeof citiesEntity>(citiesEntity, {
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
  titleOf: ({ name }) => name,
  screens: {
    list: screen('CityList'),
    edit: screen('CityEdit'),
    create: screen('CityCreate'),
    show: screen('CityShow'),
  },
});

export const categories = resource<StaffCategory, typeof categoriesEntity>(categoriesEntity, {
  icon: CategoryIcon,
  empty: {
    title: 'Категорий нет',
    text: 'Категории появляются при установке системы. Если список пуст, сообщите об этом администратору.',
  },
  never: ['create', 'delete'],
  titleOf: ({ name }) => name,
  screens: { list: screen('CategoryList'), edit: screen('CategoryEdit'), show: screen('CategoryShow') },
});

export const specializations = resource<StaffSpecialization, typeof specializationsEntity>(
  specializationsEntity,
  {
    icon: SpecializationIcon,
    empty: {
      title: 'Специализаций пока нет',
      text: 'Из них врач выбирает свою, когда задаёт вопрос директору на сайте.',
    },
    merging: {
      right: 'dictionaries.merge',
      hint: 'У покупателей выбранную специализацию заменит эта, а сама она уйдёт в корзину.',
      text: 'name',
    },
    titleOf: ({ name }) => name,
    screens: {
      list: screen('SpecializationList'),
      edit: screen('SpecializationEdit'),
      create: screen('SpecializationCreate'),
      show: screen('SpecializationShow'),
    },
  },
);
