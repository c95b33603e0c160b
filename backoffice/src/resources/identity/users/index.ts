import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { StaffUser } from '@odonta/api/contract';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { userLifecycle } from '@odonta/db/vocabulary/identity/user.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../access.ts'));

export const users = resource<StaffUser>({
  name: 'users',
  label: 'Пользователи',
  group: 'access',
  area: 'users',
  icon: PeopleIcon,
  counted: ['пользователь', 'пользователя', 'пользователей'],
  empty: {
    title: 'Пользователей пока нет',
    text: 'Пригласите коллегу и дайте ему роль: ему придёт письмо со ссылкой.',
  },
  titleOf: ({ name }) => name,
  fields: {
    is_access_asked: 'Смена доступа ждёт второго сотрудника',
    is_admin_asked: 'Запрошена роль администратора',
    id: '№',
    email: 'Почта',
    name: 'Имя',
    phone: 'Телефон',
    bitrix_id: 'Номер в Битрикс24',
    ip_allow: 'Откуда можно войти',
    has_second_factor: 'Второй шаг входа',
    roles: 'Роли',
    is_partner: 'Партнёр',
    status: 'Статус',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(userLifecycle.statuses), roles: staffRoleLabels },
  screens: {
    list: screen('UserList'),
    edit: screen('UserEdit'),
    create: screen('UserCreate'),
    show: screen('UserShow'),
  },
});
