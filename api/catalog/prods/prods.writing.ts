import {
  Center,
  City,
  Lecturer,
  type Prod,
  ProdLecturer,
  SeatPool,
  Specialization,
  timetableOf,
} from '@odonta/db/models';
import { daysBetween, inTurn, issuesOfDays, movedBy } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { onlineProdTypes, venueProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { filledProgram, issuesOfProgram } from '@odonta/db/vocabulary/catalog/programDays.ts';
import { readinessOf } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { writeLecturers } from './prods.lecturers.ts';
import { renumbered, writePrices } from './prods.prices.ts';
import type { ProdBody } from './prods.schema.ts';
import { issuesOfTerms } from './prods.terms.ts';

const richFields = ['text', 'program', 'for_whom', 'result', 'requirements'] as const;
const plainFields = [
  'slug',
  'center_id',
  'name',
  'type',
  'degree',
  'categories',
  'services',
  'nmo',
  'city_id',
  'address',
  'duration_hours',
  'directions',
  'online_link',
  'issued_documents',
  'inclusions',
  'inclusions_note',
  'group_size',
  'speciality_ids',
  'seats_total',
  'seats_display',
  'waitlist_enabled',
  'is_related_promotion',
  'is_partner_bonus_promo',
  'disable_promotion',
  'requires_confirmation',
  'payment_methods',
  'hold_minutes',
  'invoice_days',
  'refund_policy',
  'reprice_on_reduction',
  'waitlist_hours',
  'replace_hours',
] as const;
const momentFields = ['date_start', 'registration_from', 'registration_to'] as const;

/** Columns for the fields that were sent: roubles become kopecks, seconds become moments, HTML becomes safe. */
export function columnsOf(body: Partial<ProdBody>): Partial<Prod> {
  const columns: Record<string, unknown> = {};
  for (const field of plainFields) if (body[field] !== undefined) columns[field] = body[field];
  for (const field of richFields) if (body[field] !== undefined) columns[field] = sanitised(body[field]);
  for (const field of momentFields) if (body[field] !== undefined) columns[field] = momentOf(body[field]);
  if (body.date_end !== undefined) columns.date_end = body.date_end === 0 ? null : momentOf(body.date_end);
  if (body.schedule !== undefined) columns.schedule = inTurn(body.schedule);
  if (body.program_days !== undefined) columns.program_days = filledProgram(body.program_days);
  if (body.is_date_open) Object.assign(columns, { date_start: null, date_end: null, schedule: [] });
  if (body.price !== undefined) columns.price = kopecksOf(body.price);
  if (body.file_preview)
    Object.assign(columns, { filename: body.file_preview.filename, alt: body.file_preview.alt });
  return columns as Partial<Prod>;
}

/** The listed hours of a course move with its start. */
export function scheduleMoved(
  prod: Pick<Prod, 'date_start' | 'schedule'>,
  { date_start }: Partial<ProdBody>,
): Pick<Partial<Prod>, 'schedule'> {
  const from = secondsOf(prod.date_start);
  const isMoved = date_start && from !== null && prod.schedule.length > 0;
  return isMoved ? { schedule: movedBy(prod.schedule, daysBetween(from, date_start)) } : {};
}

/** Writes price options and lecturers as the sent lists have them, in their order; limits of seats are left in the course to be saved. */
export async function writeLists(
  prod: Prod,
  { prices, seats_limits, lecturer_ids }: Partial<ProdBody>,
  transaction: Transaction,
): Promise<void> {
  const numbers = prices ? await writePrices(prod, prices, transaction) : new Map();
  if (seats_limits)
    prod.seats_limits = seats_limits.map(({ participation, count }) => ({
      participation: renumbered(participation, numbers),
      count,
    }));
  if (lecturer_ids) await writeLecturers(prod, lecturer_ids, transaction);
}

/** Rules beyond the schema: that the referenced rows exist, and that dates, places and prices agree. */
export async function refuseContradictions(
  prod: Prod,
  body: Partial<ProdBody>,
  transaction: Transaction,
): Promise<void> {
  const errors: Record<string, string> = {};
  if (body.center_id && !(await Center.findByPk(body.center_id, { transaction })))
    errors.center_id = 'Такого центра нет';
  if (body.city_id && !(await City.findByPk(body.city_id, { transaction })))
    errors.city_id = 'Такого города нет';
  const { lecturer_ids = [], speciality_ids = [] } = body;
  const lecturers =
    lecturer_ids.length && (await Lecturer.count({ where: { id: lecturer_ids }, transaction }));
  if (lecturers !== lecturer_ids.length) errors.lecturer_ids = 'Такого лектора нет';
  const specialities =
    speciality_ids.length && (await Specialization.count({ where: { id: speciality_ids }, transaction }));
  if (specialities !== speciality_ids.length) errors.speciality_ids = 'Такой специальности нет';
  if (onlineProdTypes.includes(prod.type) && (prod.city_id ?? null) !== null)
    errors.city_id ??= 'У онлайн-курса нет города';
  if (prod.date_end && !prod.date_start) errors.date_start = 'Укажите начало или отметьте открытую дату';
  if (prod.date_end && prod.date_start && prod.date_end < prod.date_start)
    errors.date_end = 'Окончание раньше начала';
  // Without an end a course counts as online.
  if (movesInTime(body) && venueProdTypes.includes(prod.type) && prod.date_start && !prod.date_end)
    errors.date_end = 'Укажите окончание: у очного курса оно есть всегда';
  if (prod.schedule?.length && (movesInTime(body) || body.schedule))
    Object.assign(errors, issuesOfDays(prod.schedule, timetableOf(prod, noClosure)));
  if (body.program_days) Object.assign(errors, issuesOfProgram(prod.program_days, heldBy(prod)));
  if (prod.registration_from && prod.registration_to && prod.registration_to < prod.registration_from)
    errors.registration_to = 'Запись закрывается раньше, чем открывается';
  // Checked only for changed values: a bulk action over a thousand courses would query a thousand times.
  const total = body.seats_total ?? null;
  const taken = total === null ? 0 : await seatsTakenOf(prod, transaction);
  if (total !== null && total < taken) errors.seats_total = `Уже занято мест: ${taken}`;
  Object.assign(errors, await issuesOfTerms(prod, body, transaction));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A new course has no dates where none were sent. */
const heldBy = ({
  schedule,
  date_start,
  date_end,
}: Partial<Pick<Prod, 'schedule' | 'date_start' | 'date_end'>>) => ({
  schedule: schedule ?? [],
  date_start: secondsOf(date_start ?? null),
  date_end: secondsOf(date_end ?? null) ?? 0,
});

/** Counted in the seat pools: the course's own number is updated a little later. */
async function seatsTakenOf(prod: Prod, transaction: Transaction): Promise<number> {
  if (prod.isNewRecord) return prod.seats_taken ?? 0;
  const where = { prod_id: prod.id, is_whole: true };
  return (await SeatPool.findOne({ where, transaction }))?.taken ?? prod.seats_taken;
}

/** Refuses a course that is not complete enough for moderation. */
export async function refuseIncomplete(prod: Prod, transaction: Transaction): Promise<void> {
  const links = await ProdLecturer.findAll({ where: { prod_id: prod.id }, transaction });
  const lecturer_ids = links.map(({ lecturer_id }) => lecturer_id);
  const { obligatory } = readinessOf({ ...prod.get(), lecturer_ids });
  if (obligatory.length > 0)
    throw conflict(`Добавьте ${obligatory.map(({ missing }) => missing).join(', ')}`);
}

/** Each lecturer a published course names has a page of his own to lead to; it leaves out those whose page is awaited. */
export async function refuseUnpublishedLecturers(prod: Prod, transaction: Transaction): Promise<void> {
  const where = { prod_id: prod.id, awaits_page: false };
  const named = await ProdLecturer.findAll({ where, transaction });
  const unpublished = await Lecturer.findAll({
    where: { id: named.map(({ lecturer_id }) => lecturer_id), status: { [Op.ne]: 'CONFIRMED' } },
    transaction,
  });
  const names = unpublished.map(({ name }) => name).join(', ');
  if (names) throw conflict(`Сначала опубликуйте страницы лекторов: ${names}`);
}

/** The name in Latin letters, unless an address was chosen. */
export const slugFor = (body: Pick<ProdBody, 'name'> & { slug?: string }) => body.slug ?? slugOf(body.name);

const movesInTime = (body: Partial<ProdBody>) =>
  body.type !== undefined || body.date_start !== undefined || body.date_end !== undefined;

const momentOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
