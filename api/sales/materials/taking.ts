import { type Center, Prod } from '@odonta/db/models';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import { QueryTypes } from 'sequelize';

type Course = Pick<Prod, 'status' | 'published_at' | 'date_start' | 'date_end'>;

/** Why a course takes no materials now, in words; null where it does. */
export function closedToMaterials(
  { status, published_at, date_start, date_end }: Course,
  center: Pick<Center, 'status' | 'suspended_at'> | null,
): string | null {
  if (center?.status !== 'CONFIRMED' || center.suspended_at !== null)
    return 'Работа центра приостановлена: добавить материал нельзя';
  if (status !== 'CONFIRMED' || published_at === null)
    return 'Материалы можно добавить, когда курс опубликован';
  const end = date_end ?? date_start;
  if (end && end.getTime() < Date.now() - materialLimits.keptDays * 86_400_000)
    return 'Материалы хранятся год после курса, и этот год прошёл';
  return null;
}

/** Whether any course of these centres, or that shows one of these lecturers, takes materials. */
export async function isMaterialTaken(
  centers: readonly number[],
  lecturers: readonly number[],
): Promise<boolean> {
  const { sequelize } = Prod;
  if (!sequelize) throw new Error('the models are not bound to a connection');
  const bind = [centers, lecturers, materialLimits.keptDays];
  const rows = await sequelize.query(open, { bind, type: QueryTypes.SELECT });
  return rows.length > 0;
}

/** The same rule as above. */
const open = `
  select p.id from prods p join centers c on c.id = p.center_id
  where p.deleted_at is null and p.status = 'CONFIRMED' and p.published_at is not null
    and c.deleted_at is null and c.status = 'CONFIRMED' and c.suspended_at is null
    and coalesce(p.date_end, p.date_start, now()) >= now() - make_interval(days => $3)
    and (p.center_id = any($1::int[]) or exists (select from prod_lecturers l
      where l.prod_id = p.id and l.lecturer_id = any($2::int[]) and l.consent = 'ACCEPTED' and l.is_shown))
  limit 1`;
