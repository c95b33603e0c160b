import ScaleIcon from '@mui/icons-material/StairsOutlined';
import type { StaffLegalScale } from '@odonta/api/contract';
import { scaleStates } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const legalScales = resource<StaffLegalScale>({
  name: 'legal_scales',
  label: 'Шкалы для юрлиц',
  group: 'loyalty',
  area: 'legal_scales',
  icon: ScaleIcon,
  counted: ['шкала', 'шкалы', 'шкал'],
  empty: {
    title: 'Шкал пока нет',
    text: 'Создайте шкалу: от какого оборота за год сколько процентов возвращается бонусами.',
  },
  titleOf: ({ name }) => name,
  fields: {
    id: '№',
    name: 'Название',
    is_active: 'Включена',
    is_default: 'Для всех организаций',
    valid_from: 'Действует с',
    rows: 'Ступени',
    acting: 'Сейчас действует',
    state: 'Состояние',
    is_changed: 'Есть неутверждённые изменения',
    asked_by_name: 'Просит утвердить',
    companies: 'Назначена организациям',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: { state: scaleStates },
  screens: {
    list: screen('LegalScaleList'),
    create: screen('LegalScaleCreate'),
    edit: screen('LegalScaleEdit'),
    show: screen('LegalScaleShow'),
  },
});
