import { contactFields } from '../contactFields.ts';
import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { individualLifecycle } from './individual.ts';

export const individualsEntity = entity({
  name: 'individuals',
  group: 'buyers',
  label: 'Физлица',
  counted: ['покупатель', 'покупателя', 'покупателей'],
  accusative: 'покупателя',
  fields: {
    id: '№',
    ...contactFields,
    city: 'Город',
    is_student: 'Студент или ординатор',
    theme: 'Тема',
    interests: 'Интересы',
    specializations: 'Специальности',
    manager_id: 'Менеджер',
    manager_name: 'Менеджер',
    bitrix_id: 'Номер в Битрикс24',
    status: 'Кабинет',
    created_at: 'Зарегистрирован',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(individualLifecycle.statuses) },
  lifecycle: individualLifecycle,
  permittedBy: { unblock: 'block' },
});
