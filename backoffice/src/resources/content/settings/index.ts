import SettingsIcon from '@mui/icons-material/ToggleOnOutlined';
import type { StaffSetting } from '@odonta/api/contract';
import { settingsEntity } from '@odonta/db/vocabulary/content/settings.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./SettingList.tsx'));

export const settings = resource<StaffSetting, typeof settingsEntity>(settingsEntity, {
  icon: SettingsIcon,
  empty: {
    title: 'Настроек нет',
    text: 'Они появляются при установке системы. Если список пуст, сообщите об этом администратору.',
  },
  titleOf: ({ label }) => label,
  never: ['create', 'show', 'delete'],
  screens: { list: screen('SettingList') },
});
