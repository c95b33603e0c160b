import CenterIcon from '@mui/icons-material/ApartmentOutlined';
import type { StaffCenter } from '@odonta/api/contract';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../catalog.ts'));

export const centers = resource<StaffCenter>({
  name: 'centers',
  label: 'Учебные центры',
  group: 'catalog',
  area: 'centers',
  icon: CenterIcon,
  counted: ['центр', 'центра', 'центров'],
  empty: {
    title: 'Центров пока нет',
    text: 'Каждый курс принадлежит учебному центру, поэтому каталог начинают с центров.',
  },
  optionOf: ({ name, city }) => [name, city].filter(Boolean).join(' · '),
  titleOf: ({ name }) => name,
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
  screens: {
    list: screen('CenterList'),
    edit: screen('CenterEdit'),
    create: screen('CenterCreate'),
    show: screen('CenterShow'),
  },
});
