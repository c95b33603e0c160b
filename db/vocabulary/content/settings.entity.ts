import { entity } from '../entity.ts';
import { settingSections } from '../settings.ts';

export const settingsEntity = entity({
  name: 'settings',
  group: 'dictionaries',
  label: 'Настройки',
  counted: ['настройка', 'настройки', 'настроек'],
  accusative: 'настройку',
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
  notOffered: {
    create:
      'A setting is something the code reads: one that nobody reads would promise what does not happen.',
    delete: 'Without it the code would not know how to behave; it is switched off instead.',
  },
});
