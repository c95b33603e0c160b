import CompanyIcon from '@mui/icons-material/BusinessCenterOutlined';
import type { StaffLegalUser } from '@odonta/api/contract';
import { legalUserLifecycle } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../buyers.ts'));

export const legalUsers = resource<StaffLegalUser>({
  name: 'legal_users',
  label: 'Юрлица',
  group: 'buyers',
  area: 'legal_users',
  icon: CompanyIcon,
  counted: ['организация', 'организации', 'организаций'],
  empty: {
    title: 'Организаций пока нет',
    text: 'Они появятся, когда кто-нибудь зарегистрирует организацию на сайте или вы заведёте карточку сами.',
  },
  optionOf: ({ name, inn }) => `${name} · ИНН ${inn}`,
  titleOf: ({ name }) => name,
  fields: {
    id: '№',
    name: 'Название',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Адрес',
    director_name: 'Руководитель',
    pay_bank: 'Банк',
    pay_bic: 'БИК',
    pay_rs: 'Расчётный счёт',
    pay_ks: 'Корреспондентский счёт',
    owner_name: 'Владелец кабинета',
    owner_email: 'Почта владельца',
    owner_phone: 'Телефон владельца',
    members: 'Людей в кабинете',
    manager_id: 'Менеджер',
    manager_name: 'Менеджер',
    credit_limit: 'Лимит отсрочки, ₽',
    payment_days: 'Дней на оплату',
    scale_id: 'Шкала',
    personal_percent: 'Личный процент',
    personal_until: 'Личный процент по',
    standing: 'Уровень',
    is_terms_asked: 'Условия ждут подтверждения',
    verified_at: 'ИНН проверен',
    status: 'Кабинет',
    created_at: 'Зарегистрировано',
    updated_at: 'Изменено',
  },
  codes: { status: labelsOf(legalUserLifecycle.statuses) },
  screens: {
    list: screen('LegalUserList'),
    edit: screen('LegalUserEdit'),
    create: screen('LegalUserCreate'),
    show: screen('LegalUserShow'),
  },
});
