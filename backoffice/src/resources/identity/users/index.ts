import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { StaffUser } from '@odonta/api/contract';
import { usersEntity } from '@odonta/db/vocabulary/identity/users.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const users = resource<StaffUser, typeof usersEntity>(usersEntity, {
  icon: PeopleIcon,
  empty: {
    title: 'Пользователей пока нет',
    text: 'Пригласите коллегу и дайте ему роль: ему придёт письмо со ссылкой.',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('UserList'),
    edit: screen('UserEdit'),
    create: screen('UserCreate'),
    show: screen('UserShow'),
  },
});
