import { Center, Prod, ProdLecturer } from '@odonta/db/models';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import { Op } from 'sequelize';

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
  const where = { lecturer_id: [...lecturers], consent: 'ACCEPTED' as const, is_shown: true };
  const shown = await ProdLecturer.findAll({ attributes: ['prod_id'], where });
  const courses = await Prod.findAll({
    attributes: ['status', 'published_at', 'date_start', 'date_end'],
    where: {
      status: 'CONFIRMED',
      [Op.or]: [{ center_id: [...centers] }, { id: shown.map(({ prod_id }) => prod_id) }],
    },
    include: [{ model: Center, as: 'center', attributes: ['status', 'suspended_at'] }],
  });
  return courses.some((course) => closedToMaterials(course, course.center ?? null) === null);
}
