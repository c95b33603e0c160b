import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { adPaymentSources } from './adPayment.ts';
import { pinningLifecycle, pinningStatusesOfBeginning } from './pinningLifecycle.ts';
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
    center_id: 'Куплено центром',
    total: 'Оплачено',
    refunded: 'Возвращено',
    paid_at: 'Оплачено когда',
    payment_source: 'Чем оплачено',
    created_at: 'Создано',
    updated_at: 'Изменено',
  },
  codes: {
    status: labelsOf(pinningLifecycle.statuses),
    place: pinningPlaces,
    payment_source: adPaymentSources,
  },
  lifecycle: pinningLifecycle,
  notOfStaff: ['pay', 'pay_late', 'expire', 'finish', 'give_back'],
  unreached: pinningStatusesOfBeginning,
});
