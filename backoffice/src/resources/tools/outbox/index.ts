import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import type { StaffLetter } from '@odonta/api/contract';
import { outboxEntity } from '@odonta/db/vocabulary/tools/outbox.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./LetterScreens.tsx'));

export const outbox = resource<StaffLetter, typeof outboxEntity>(outboxEntity, {
  icon: OutboxIcon,
  empty: {
    title: 'Писем ещё не было',
    text: 'Записи появляются сами: здесь видно каждое письмо и СМС, которые отправляет система.',
  },
  titleOf: ({ subject }) => subject,
  never: ['create', 'edit', 'delete'],
  screens: { list: screen('LetterList'), show: screen('LetterShow') },
});
