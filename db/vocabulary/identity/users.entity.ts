import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { staffRoleLabels } from './rights/roleLabels.ts';
import { userLifecycle } from './user.ts';

export const usersEntity = entity({
  name: 'users',
  group: 'identity',
  label: 'Пользователи',
  counted: ['пользователь', 'пользователя', 'пользователей'],
  accusative: 'пользователя',
  fields: {
    is_access_asked: 'Смена доступа ждёт второго сотрудника',
    is_admin_asked: 'Запрошена роль администратора',
    id: '№',
    email: 'Почта',
    name: 'Имя',
    phone: 'Телефон',
    bitrix_id: 'Номер в Битрикс24',
    extension: 'Внутренний номер в АТС',
    ip_allow: 'Откуда можно войти',
    has_second_factor: 'Второй шаг входа',
    roles: 'Роли',
    is_partner: 'Партнёр',
    status: 'Статус',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(userLifecycle.statuses), roles: staffRoleLabels },
  lifecycle: userLifecycle,
  oneByOne: {
    add_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
    remove_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
  },
});
