import ScaleIcon from '@mui/icons-material/StairsOutlined';
import type { StaffLegalScale } from '@odonta/api/contract';
import { legalScalesEntity } from '@odonta/db/vocabulary/loyalty/legalScales.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const legalScales = resource<StaffLegalScale, typeof legalScalesEntity>(legalScalesEntity, {
  icon: ScaleIcon,
  empty: {
    title: 'Шкал пока нет',
    text: 'Создайте шкалу: от какого оборота за год сколько процентов возвращается бонусами.',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('LegalScaleList'),
    create: screen('LegalScaleCreate'),
    edit: screen('LegalScaleEdit'),
    show: screen('LegalScaleShow'),
  },
});
