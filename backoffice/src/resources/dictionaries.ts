import { category, city, specialization } from './catalog/dictionaries/screens.tsx';

/** The screens of the menu group, one chunk. */
export const { List: CityList, Edit: CityEdit, Create: CityCreate, Show: CityShow } = city;
export const { List: CategoryList, Edit: CategoryEdit, Show: CategoryShow } = category;
export const {
  List: SpecializationList,
  Edit: SpecializationEdit,
  Create: SpecializationCreate,
  Show: SpecializationShow,
} = specialization;
export { SettingList } from './content/settings/SettingList.tsx';
