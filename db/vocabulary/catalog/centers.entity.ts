import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { centerLifecycle } from './centerLifecycle.ts';

export const centersEntity = entity({
  name: 'centers',
  group: 'catalog',
  label: 'Учебные центры',
  counted: ['центр', 'центра', 'центров'],
  accusative: 'учебный центр',
  fields: {
    id: '№',
    name: 'Название',
    email: 'Почта',
    phone: 'Телефон',
    kontact_name: 'Контактное лицо',
    kontact_phone: 'Телефон контактного лица',
    city: 'Город',
    description: 'Описание',
    sale: 'Комиссия, %',
    is_sell_individuals: 'Продаёт физлицам',
    is_sell_entities: 'Продаёт юрлицам',
    show_main: 'Показывать на главной',
    manager_id: 'Менеджер',
    manager_name: 'Менеджер',
    sale_asked: 'Комиссия ждёт второго сотрудника',
    status: 'Статус',
    approve: 'Одобрен',
    suspended_at: 'Работа приостановлена',
    created_at: 'Зарегистрирован',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(centerLifecycle.statuses) },
  lifecycle: centerLifecycle,
  notOfStaff: ['cancel'],
});
