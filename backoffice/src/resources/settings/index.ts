import SettingsIcon from '@mui/icons-material/ToggleOnOutlined';
import type { StaffSetting } from '@odonta/api/contract';
import { resource } from '../../kit/resource/definition.ts';
import { screensOf } from '../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../dictionaries.ts'));

export const settings = resource<StaffSetting>({
  name: 'settings',
  label: 'Настройки',
  group: 'dictionaries',
  area: 'settings',
  icon: SettingsIcon,
  counted: ['настройка', 'настройки', 'настроек'],
  titleOf: ({ label }) => label,
  fields: { id: '№', key: 'Ключ', label: 'Настройка', is_on: 'Включена', updated_at: 'Изменена' },
  never: ['create', 'show', 'delete', 'export'],
  screens: { list: screen('SettingList') },
});
