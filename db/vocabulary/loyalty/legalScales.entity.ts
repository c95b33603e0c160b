import { entity } from '../entity.ts';
import { scaleStates } from './bonuses/scale.ts';

export const legalScalesEntity = entity({
  name: 'legal_scales',
  group: 'loyalty',
  label: 'Шкалы для юрлиц',
  counted: ['шкала', 'шкалы', 'шкал'],
  accusative: 'шкалу',
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
});
