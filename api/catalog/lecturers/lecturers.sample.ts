import { buildLecturer } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const lecturersSample = sample('lecturers', {
  build: buildLecturer,
  create: () => ({ name: 'Новая Вера' }),
  change: { name: 'Правленая Вера' },
  naming: { city_id: (city_id) => buildLecturer({ city_id }) },
});
