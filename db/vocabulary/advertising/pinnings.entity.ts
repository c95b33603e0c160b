import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { pinningLifecycle, pinningStatusesReservedForPayments } from './pinningLifecycle.ts';
import { pinningPlaces } from './pinnings.ts';

export const pinningsEntity = entity({
  name: 'pinnings',
  group: 'advertising',
  label: 'Закрепления',
  counted: ['закрепление', 'закрепления', 'закреплений'],
  accusative: 'закрепление',
  fields: {
    id: '№',
    prod_id: 'Курс',
    prod: 'Курс',
    place: 'Место',
    weeks: 'Недели',
    ad_company: 'Рекламодатель',
    ad_inn: 'ИНН рекламодателя',
    ad_reg_number: 'Токен (erid)',
    info: 'Заметка для сотрудников',
    empty_places: 'Осталось мест',
    status: 'Статус',
    is_shown: 'Стоит на сайте',
    created_at: 'Создано',
    updated_at: 'Изменено',
  },
  codes: { status: labelsOf(pinningLifecycle.statuses), place: pinningPlaces },
  lifecycle: pinningLifecycle,
  notOfStaff: ['finish'],
  unreached: pinningStatusesReservedForPayments,
  notOffered: {
    refund_balance: 'Nothing of it is paid from a marketing balance, so nothing returns there.',
  },
});
