import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import type { StaffManagerRequest } from '@odonta/api/contract';
import {
  managerRequestLifecycle,
  requestKinds,
  requestResults,
} from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A list is what a day begins with: it does not wait for the cards behind it.
const lists = screensOf(() => import('../../requests.ts'));
const cards = screensOf(() => import('../../requestCards.ts'));

export const managerRequests = resource<StaffManagerRequest>({
  name: 'manager_requests',
  label: 'Заявки',
  group: 'requests',
  area: 'manager_requests',
  icon: InboxIcon,
  counted: ['заявка', 'заявки', 'заявок'],
  empty: {
    title: 'Заявок пока нет',
    text: 'Они появятся здесь, как только посетитель отправит форму «Заявка» на сайте.',
  },
  merging: {
    right: 'manager_requests.merge',
    hint: 'Останется более ранняя заявка: поздняя станет её повтором и будет отменена, заметки перейдут.',
    text: 'name',
    filter: { status: 'CREATED' },
    isOpen: ({ status }) => status === 'CREATED',
  },
  titleOf: ({ id, name }) => `Заявка № ${id}, ${name}`,
  fields: {
    status_num: 'Номер статуса',
    id: '№',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Почта',
    city: 'Город',
    comment: 'Комментарий',
    prod_id: 'Курс',
    prod: 'Курс',
    center_id: 'Учебный центр',
    target: 'Откуда отправлена',
    kind: 'Вид',
    page_url: 'Страница',
    client_target: 'Рекламные метки',
    client_target_first: 'Метки первого визита',
    manager_id: 'Менеджер',
    manager_name: 'Менеджер',
    status: 'Статус',
    result: 'Результат',
    first_response_at: 'Первый ответ',
    sla_due_at: 'Ответить до',
    is_overdue: 'Просрочена',
    next_contact_at: 'Следующий контакт',
    comment_internal: 'Внутренний комментарий',
    repeats: 'Повторные обращения',
    merged_into: 'Объединена с заявкой',
    duplicates: 'Присоединённые заявки',
    reopened: 'Возвращалась в работу',
    created_at: 'Поступила',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(managerRequestLifecycle.statuses), result: requestResults, kind: requestKinds },
  // The card is where all work is done, by whichever address one comes.
  screens: {
    list: lists('ManagerRequestList'),
    show: cards('ManagerRequestCard'),
    edit: cards('ManagerRequestCard'),
    create: cards('ManagerRequestCreate'),
  },
});
