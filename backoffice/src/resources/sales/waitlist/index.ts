import WaitlistIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { waitlistLifecycle } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../sales.ts'));

export const waitlist = resource<StaffWaitlistEntry>({
  name: 'waitlist',
  label: 'Лист ожидания',
  group: 'sales',
  area: 'waitlist',
  icon: WaitlistIcon,
  counted: ['запись', 'записи', 'записей'],
  empty: {
    title: 'Никто не ждёт',
    text: 'Записи появятся, когда на курсе с листом ожидания закончатся места или кто-то попросит сообщить об открытии записи.',
  },
  titleOf: ({ last_name, first_name }) => `${last_name} ${first_name} ждёт место`,
  fields: {
    id: '№',
    status: 'Статус',
    prod_id: 'Курс',
    prod: 'Курс',
    center: 'Учебный центр',
    participation: 'Вариант участия',
    participation_label: 'Вариант участия',
    quantity: 'Сколько мест',
    accept_partial: 'Согласен на меньше мест',
    individual_id: 'Кабинет покупателя',
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    phone: 'Телефон',
    email: 'Почта',
    city: 'Город',
    comment: 'Комментарий',
    place: 'Место в очереди',
    priority: 'Приоритет',
    priority_reason: 'Почему очередь изменена',
    price_seen: 'Цена, когда записался',
    offers: 'Предложений',
    order_id: 'Заказ',
    order_number: 'Заказ',
    expires_at: 'Предложение до',
    from_entry_id: 'Ждёт и на другой дате',
    created_at: 'Записался',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(waitlistLifecycle.statuses) },
  never: ['delete'],
  // The card is where all work is done, by whichever address one comes.
  screens: {
    list: screen('WaitlistList'),
    show: screen('WaitlistCard'),
    edit: screen('WaitlistCard'),
    create: screen('WaitlistCreate'),
  },
});
