import SettingsIcon from '@mui/icons-material/ToggleOnOutlined';
import type { StaffSetting } from '@odonta/api/contract';
import { settingSections } from '@odonta/db/vocabulary/settings.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../dictionaries.ts'));

export const settings = resource<StaffSetting>({
  name: 'settings',
  label: 'Настройки',
  group: 'dictionaries',
  area: 'settings',
  icon: SettingsIcon,
  counted: ['настройка', 'настройки', 'настроек'],
  empty: {
    title: 'Настроек нет',
    text: 'Они появляются при установке системы. Если список пуст, сообщите об этом администратору.',
  },
  titleOf: ({ label }) => label,
  fields: {
    id: '№',
    key: 'Ключ',
    label: 'Настройка',
    hint: 'Пояснение',
    section: 'Раздел',
    is_on: 'Включена',
    amount: 'Сколько',
    least: 'Не меньше',
    most: 'Не больше',
    updated_at: 'Изменена',
  },
  codes: { section: settingSections },
  never: ['create', 'show', 'delete'],
  screens: { list: screen('SettingList') },
});
