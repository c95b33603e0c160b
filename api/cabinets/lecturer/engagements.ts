import { City, Prod, timetableOf } from '@odonta/db/models';
import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import type { Engagement } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import { literal, Op } from 'sequelize';

export interface NamedEngagement extends Engagement {
  name: string;
}

/** The courses ahead that these lecturers have agreed to, by which new ones are compared. */
export async function engagementsOf(own: readonly number[]): Promise<NamedEngagement[]> {
  if (own.length === 0) return [];
  const agreed = literal(
    `(select prod_id from prod_lecturers where is_shown and lecturer_id in (${own.map(Number).join()}))`,
  );
  const prods = await Prod.findAll({
    attributes: [
      'id',
      'name',
      'type',
      'date_start',
      'date_end',
      'schedule',
      'city_id',
      'registration_from',
      'registration_to',
    ],
    where: {
      id: { [Op.in]: agreed },
      status: 'CONFIRMED',
      archived_at: null,
      date_start: { [Op.gt]: new Date(Date.now() - yearMs) },
    },
    include: [{ model: City, as: 'city', attributes: ['name'] }],
    order: [['date_start', 'DESC'], 'id'],
    limit: atMost,
  });
  return prods.map((prod) => ({ ...engagementOf(prod), name: prod.name }));
}

export function engagementOf(prod: Prod): Engagement {
  const { date_start, date_end } = timetableOf(prod, noClosure);
  return { id: prod.id, date_start, date_end, city: prod.city?.name ?? null, schedule: prod.schedule };
}

/** A course of several modules may have begun long ago. */
const yearMs = 366 * 86_400_000;
const atMost = 1000;
