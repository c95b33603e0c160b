import { NegativeLecturer } from '../models/index.ts';
import { negativeLecturerDays } from '../vocabulary/catalog/negativeLecturer.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';

let number = 0;

/** A report that waits for a moderator, of a lecturer whom the catalogue does not know. */
export function buildNegativeLecturer(given: New<NegativeLecturer> = {}): Promise<NegativeLecturer> {
  number += 1;
  return NegativeLecturer.create({
    fio: `Обманщиков Пётр ${number}`,
    about: 'Отменил курс за день до начала и не вернул задаток.',
    expires_at: inDays(negativeLecturerDays - 1),
    ...given,
  });
}
