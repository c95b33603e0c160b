import SpecializationIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import CityIcon from '@mui/icons-material/LocationCityOutlined';
import type { StaffCategory, StaffCity, StaffSpecialization } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../dictionaries.ts'));
const common = { group: 'dictionaries', area: 'dictionaries' } as const;

export const cities = resource<StaffCity>({
  ...common,
  name: 'cities',
  label: 'Города',
  icon: CityIcon,
  counted: ['город', 'города', 'городов'],
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
  fields: {
    id: '№',
    name: 'Название',
    region: 'Регион',
    lat: 'Широта',
    lon: 'Долгота',
    population: 'Население',
  },
  screens: {
    list: screen('CityList'),
    edit: screen('CityEdit'),
    create: screen('CityCreate'),
    show: screen('CityShow'),
  },
});

export const categories = resource<StaffCategory>({
  ...common,
  name: 'categories',
  label: 'Категории',
  icon: CategoryIcon,
  counted: ['категория', 'категории', 'категорий'],
  empty: {
    title: 'Категорий нет',
    text: 'Категории появляются при установке системы. Если список пуст, сообщите об этом администратору.',
  },
  never: ['create', 'delete'],
  titleOf: ({ name }) => name,
  fields: { id: '№', name: 'Название', url: 'Адрес страницы', sort: 'Порядок' },
  screens: { list: screen('CategoryList'), edit: screen('CategoryEdit'), show: screen('CategoryShow') },
});

export const specializations = resource<StaffSpecialization>({
  ...common,
  name: 'specializations',
  label: 'Специализации',
  icon: SpecializationIcon,
  counted: ['специализация', 'специализации', 'специализаций'],
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
  fields: { id: '№', name: 'Название', sort: 'Порядок' },
  screens: {
    list: screen('SpecializationList'),
    edit: screen('SpecializationEdit'),
    create: screen('SpecializationCreate'),
    show: screen('SpecializationShow'),
  },
});
