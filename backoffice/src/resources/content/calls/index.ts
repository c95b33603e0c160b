import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import type { StaffCall } from '@odonta/api/contract';
import { callsEntity as card } from '@odonta/db/vocabulary/content/calls.entity.ts';
import { callTitle } from '@odonta/db/vocabulary/content/calls.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const lists = screensOf(() => import('./CallList.tsx'));
const cards = screensOf(() => import('./CallPages.tsx'));

export const calls = resource<StaffCall, typeof card>(card, {
  icon: PhoneIcon,
  empty: {
    title: 'Звонков пока нет',
    text: 'Их присылает АТС, если она подключена, и записывают сотрудники — здесь или на карточке заявки и клиента.',
  },
  titleOf: (call) => `${callTitle(call)} № ${call.id}`,
  screens: {
    list: lists('CallList'),
    show: cards('CallShow'),
    edit: cards('CallEdit'),
    create: cards('CallCreate'),
  },
});
