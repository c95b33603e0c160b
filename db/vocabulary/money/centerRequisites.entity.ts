import { entity } from '../entity.ts';

export const centerRequisitesEntity = entity({
  name: 'center_requisites',
  table: 'centers',
  group: 'catalog',
  label: 'Реквизиты центров',
  counted: ['центр', 'центра', 'центров'],
  accusative: 'центр',
  fields: {
    asked_by_name: 'Кто попросил изменить',
    id: '№',
    name: 'Центр',
    pay_name: 'Наименование',
    director_name: 'Руководитель',
    pay_inn: 'ИНН',
    pay_kpp: 'КПП',
    pay_bank: 'Банк',
    pay_bic: 'БИК',
    pay_rs: 'Расчётный счёт',
    pay_ks: 'Корреспондентский счёт',
    vat: 'НДС, %',
    asked: 'Ждёт второй подписи',
    updated_at: 'Изменён',
  },
});
