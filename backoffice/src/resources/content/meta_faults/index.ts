import FaultIcon from '@mui/icons-material/RuleOutlined';
import type { StaffMetaFault } from '@odonta/api/contract';
import { metaFaultsEntity } from '@odonta/db/vocabulary/content/metaFaults.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./MetaFaultList.tsx'));

export const metaFaults = resource<StaffMetaFault, typeof metaFaultsEntity>(metaFaultsEntity, {
  icon: FaultIcon,
  empty: {
    title: 'Ошибок не найдено',
    text: 'Страницы проверяются каждую ночь; после исправлений нажмите «Проверить сейчас».',
  },
  never: ['create', 'edit', 'delete', 'show'],
  titleOf: ({ path }) => path,
  screens: { list: screen('MetaFaultList') },
});
