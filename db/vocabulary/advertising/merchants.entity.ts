import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { merchantLifecycle } from './merchants/merchantLifecycle.ts';

export const merchantsEntity = entity({
  name: 'merchants',
  group: 'advertising',
  label: 'Торговые организации',
  counted: ['торговая организация', 'торговые организации', 'торговых организаций'],
  accusative: 'торговую организацию',
  fields: {
    id: '№',
    name: 'Название',
    inn: 'ИНН',
    kpp: 'КПП',
    address: 'Адрес',
    brands: 'Бренды',
    site: 'Сайт',
    kontact_name: 'Контактное лицо',
    phone: 'Телефон',
    email: 'Почта',
    status: 'Статус',
    created_at: 'Заведена',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(merchantLifecycle.statuses) },
  lifecycle: merchantLifecycle,
});
