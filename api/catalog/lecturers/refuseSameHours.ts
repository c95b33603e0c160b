import { LessonSlot } from '@odonta/db/models';
import { moscowOffset, type UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/** One lecturer gives no two lessons at once: two whose hours overlap do not become one. */
export async function refuseSameHours(
  [kept, gone]: readonly [number, number],
  transaction: Transaction,
): Promise<void> {
  const options = { bind: [kept, gone], type: QueryTypes.SELECT as const, transaction };
  const [found] = (await LessonSlot.sequelize?.query<Found>(overlapping, options)) ?? [];
  if (!found) return;
  const time = { starts_at: secondsOf(found.starts_at), ends_at: secondsOf(found.ends_at) };
  const when = lessonInWords(time, found.utc_offset ?? moscowOffset);
  throw conflict(
    `У обоих лекторов есть часы для занятий в одно время: ${when}. Сначала уберите их у одного из них`,
  );
}

interface Found {
  starts_at: Date;
  ends_at: Date;
  utc_offset: UtcOffset | null;
}

const overlapping = `
  select k.starts_at, k.ends_at, c.utc_offset
  from lesson_slots k
    join lesson_slots g on g.lecturer_id = $2 and g.starts_at < k.ends_at and g.ends_at > k.starts_at
    join prods p on p.id = k.prod_id
    left join cities c on c.id = p.city_id
  where k.lecturer_id = $1 order by k.starts_at limit 1`;
