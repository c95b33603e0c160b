import type { StaffCategory, StaffCity, StaffSpecialization } from '@odonta/api/contract';
import { NumberInput, required, TextInput } from 'react-admin';
import { dictionary } from '../../../kit/dictionary/Dictionary.tsx';

const city = dictionary<StaffCity>({
  title: 'Города',
  create: 'Добавить город',
  newTitle: 'Новый город',
  sort: { field: 'population', order: 'DESC' },
  facts: [
    ['region', ({ region }) => region],
    ['population', ({ population }) => population.toLocaleString('ru-RU')],
  ],
  inputs: (
    <>
      <TextInput source="name" validate={required()} helperText={false} />
      <TextInput source="region" validate={required()} helperText="Область, край или республика" />
      <NumberInput source="lat" helperText="В градусах: 56,84" />
      <NumberInput source="lon" helperText="В градусах: 60,6" />
      <NumberInput source="population" min={0} step={1} helperText="Крупные города предлагаются первыми" />
    </>
  ),
});

/** Numbers and addresses of categories are known to the outside; only their names and order are ours to change. */
const category = dictionary<StaffCategory>({
  title: 'Категории',
  sort: { field: 'sort', order: 'ASC' },
  facts: [
    ['url', ({ url }) => `/${url}`],
    ['sort', ({ sort }) => sort],
  ],
  inputs: (
    <>
      <TextInput source="name" validate={required()} helperText={false} />
      <NumberInput source="sort" min={0} step={1} helperText="Меньшие числа стоят раньше" />
    </>
  ),
});

const specialization = dictionary<StaffSpecialization>({
  title: 'Специализации',
  create: 'Добавить специализацию',
  newTitle: 'Новая специализация',
  sort: { field: 'sort', order: 'ASC' },
  facts: [['sort', ({ sort }) => sort]],
  inputs: (
    <>
      <TextInput source="name" validate={required()} helperText={false} />
      <NumberInput source="sort" min={0} step={1} helperText="Меньшие числа стоят раньше" />
    </>
  ),
});

export const { List: CityList, Edit: CityEdit, Create: CityCreate, Show: CityShow } = city;
export const { List: CategoryList, Edit: CategoryEdit, Show: CategoryShow } = category;
export const {
  List: SpecializationList,
  Edit: SpecializationEdit,
  Create: SpecializationCreate,
  Show: SpecializationShow,
} = specialization;
