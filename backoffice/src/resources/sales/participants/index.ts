import ParticipantIcon from '@mui/icons-material/HowToRegOutlined';
import type { StaffParticipant } from '@odonta/api/contract';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { participantName } from './participantName.ts';

const screen = screensOf(() => import('../../sales.ts'));

export const participants = resource<StaffParticipant>({
  name: 'participants',
  label: 'Участники',
  group: 'sales',
  area: 'participants',
  icon: ParticipantIcon,
  counted: ['участник', 'участника', 'участников'],
  empty: {
    title: 'Участников пока нет',
    text: 'Они появятся вместе с первым заказом.',
  },
  titleOf: participantName,
  fields: {
    id: '№',
    order_id: 'Заказ',
    order_number: 'Заказ',
    order_status: 'Статус заказа',
    prod_id: 'Курс',
    prod_name: 'Курс',
    number: 'Место в заказе',
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    phone: 'Телефон',
    email: 'Почта',
    is_student: 'Студент или ординатор',
    unit_price: 'Цена участия',
    tier_label: 'По какой цене',
    short_code: 'Код билета',
    state: 'Участие',
    is_live: 'Записан на курс',
    checked_in_at: 'Пришёл',
    certificate: 'Сертификат',
  },
  codes: { state: participantStates, order_status: labelsOf(orderLifecycle.statuses) },
  never: ['create', 'delete'],
  screens: {
    list: screen('ParticipantList'),
    show: screen('ParticipantCard'),
    edit: screen('ParticipantEdit'),
  },
});
