import { buildNegativeLecturer } from '@odonta/db/testing/negativeLecturerFactories.ts';
import { sample } from '../../testing/sample.ts';

export const negativeLecturersSample = sample('negative_lecturers', {
  build: () => buildNegativeLecturer(),
  deletable: () => buildNegativeLecturer({ status: 'CANCELED' }),
  create: () => ({ fio: 'Новая Вера Ильинична', about: 'Не приехала на курс и не предупредила участников.' }),
  change: { about: 'Не приехала на курс, участников предупредили мы сами.' },
  at: { REJECTED: `close_reason = 'Не подтвердилось'` },
  bodies: { appeal: { appeal: 'Меня не приглашали на этот курс.' } },
  naming: { lecturer_id: (lecturer_id) => buildNegativeLecturer({ lecturer_id }) },
});
