import { randomBytes } from 'node:crypto';
import { type Lecturer, LessonRequest, LessonSlot, type Prod, ProdPrice } from '@odonta/db/models';
import { buildLecturer, buildProd } from './factories.ts';
import type { New } from './new.ts';

let number = 0;
const hourMs = 3_600_000;

/** A course that is sold by the hour, of a lecturer of its own unless one is given. */
export async function buildLessonProd(
  given: { lecturers?: Lecturer[]; price_per_hour?: number; [column: string]: unknown } = {},
): Promise<Prod> {
  const { price_per_hour = 4000, ...columns } = given;
  const lecturers = columns.lecturers ?? [await buildLecturer()];
  const prod = await buildProd({ type: 10, date_start: null, date_end: null, ...columns, lecturers });
  await ProdPrice.create({ prod_id: prod.id, type: 'hour', price: price_per_hour * 100, sort: 9 });
  return prod;
}

/** Two hours of their own day each. */
export async function buildLessonSlot(of: New<LessonSlot> = {}): Promise<LessonSlot> {
  number += 1;
  const starts_at = of.starts_at ?? inHours(72 + 24 * number);
  return LessonSlot.create({
    lecturer_id: of.lecturer_id ?? (await buildLecturer()).id,
    prod_id: of.prod_id ?? (await buildLessonProd()).id,
    starts_at,
    ends_at: new Date(starts_at.getTime() + 2 * hourMs),
    ...of,
  });
}

export async function buildLessonRequest(of: New<LessonRequest> = {}): Promise<LessonRequest> {
  const slot = await (of.slot_id
    ? LessonSlot.findByPk(of.slot_id, { rejectOnEmpty: true })
    : buildLessonSlot({
        ...(of.prod_id && { prod_id: of.prod_id }),
        ...(of.lecturer_id && { lecturer_id: of.lecturer_id }),
      }));
  const { prod_id, lecturer_id, starts_at, ends_at } = slot;
  return LessonRequest.create({
    token: randomBytes(24).toString('base64url'),
    ...{ slot_id: slot.id, prod_id, lecturer_id, starts_at, ends_at },
    price: 800_000,
    expires_at: new Date(Math.min(Date.now() + 48 * hourMs, starts_at.getTime())),
    last_name: 'Занятова',
    first_name: 'Инна',
    phone: `+7902${String(slot.id).padStart(7, '0')}`,
    email: `lesson${slot.id}@test.local`,
    ...of,
  });
}

/** A whole hour, so many hours from now. */
export const inHours = (hours: number): Date =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs);
