import ParticipantIcon from '@mui/icons-material/HowToRegOutlined';
import type { StaffParticipant } from '@odonta/api/contract';
import { participantsEntity } from '@odonta/db/vocabulary/sales/participants.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { participantName } from './participantName.ts';

const screen = screensOf(() => import('./screens.ts'));

export const participants = resource<StaffParticipant, typeof participantsEntity>(participantsEntity, {
  icon: ParticipantIcon,
  empty: {
    title: 'Участников пока нет',
    text: 'Они появятся вместе с первым заказом.',
  },
  titleOf: participantName,
  never: ['create', 'delete'],
  screens: {
    list: screen('ParticipantList'),
    show: screen('ParticipantCard'),
    edit: screen('ParticipantEdit'),
  },
});
