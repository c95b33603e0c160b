import RequisitesIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../catalog.ts'));

export const centerRequisites = resource<StaffCenterRequisites>({
  name: 'center_requisites',
  label: 'Реквизиты центров',
  group: 'catalog',
  area: 'center_requisites',
  icon: RequisitesIcon,
  counted: ['центр', 'центра', 'центров'],
  empty: {
    title: 'Реквизитов пока нет',
    text: 'Строка появляется сама вместе с учебным центром: сначала добавьте центр в разделе «Учебные центры».',
  },
  deletedForGood: true,
  never: ['create', 'edit', 'delete'],
  titleOf: ({ name }) => name,
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
    asked: 'Ждёт второго',
    updated_at: 'Изменён',
  },
  screens: { list: screen('RequisitesList'), show: screen('RequisitesShow') },
});
