import type { StaffProd } from '@odonta/api/contract';
import { ExtraDate, Lecturer, Prod } from '@odonta/db/models';
import { datesOfRerun } from '@odonta/db/vocabulary/catalog/rerun.ts';
import { formatMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { ofSeries } from '../../catalog/prods/prods.series.ts';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { flag, seconds } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick, type Shown, show } from '../../platform/kit/records.ts';
import { journal, type WritingCall } from '../../platform/kit/writing.ts';

export interface Rerun {
  date_start: number;
  /** Its seats are offered first to people waiting for the repeated course. */
  for_waitlist?: boolean;
}

/** A repeat on several days at once. */
export interface Reruns extends Rerun {
  /** Further starts; each has a draft of its own. */
  also?: number[];
}

export const rerunBody = Joi.object<Rerun>({ date_start: seconds.required(), for_waitlist: flag });

const rerunsBody = Joi.object<Reruns>({
  date_start: seconds.required(),
  for_waitlist: flag,
  also: Joi.array().items(seconds).max(51).unique(),
});

/** The same course on other days: a draft of the same series, whose deadlines move along with its start. */
export const rerunProd = endpoint({
  method: 'post',
  path: '/adm/prods/:id/rerun',
  aliases: ['/prods/adm/:id/rerun'],
  summary: 'Repeat a course, with its deadlines moved to the new dates',
  audience: staffAudience,
  allow: 'prods.rerun',
  impersonator: 'allowed',
  body: rerunsBody,
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const source = await pick(prodsForStaff, call.actor, call.scope, call.params.id ?? '', transaction);
      if (!(source instanceof Prod)) throw new TypeError('courses are held again');
      const { also = [], ...first } = call.body;
      const message = await lockAgain(source, first, call, transaction);
      // Those who wait are offered the first of the new dates.
      for (const date_start of also) await lockAgain(source, { date_start }, call, transaction, 'also');
      return { status: 201, message };
    }),
});

/** Creates the draft of a repeated course, for a user with the right to it; returns it as staff see it. */
export async function lockAgain(
  source: Prod,
  asked: Rerun,
  call: WritingCall & { actor: SignedInUser },
  transaction: Transaction,
  field: 'date_start' | 'also' = 'date_start',
): Promise<Shown> {
  const { actor, origin } = call;
  await refuseUnfit(source, asked, field, transaction);
  const body = await likeness(source, asked, actor, transaction);
  const created = (await prodsForStaff.create?.run({ actor, origin, body, transaction })) as Prod;
  if (asked.for_waitlist)
    await ExtraDate.create({ prod_id: created.id, of_prod_id: source.id }, { transaction });
  await created.reload({ include: prodsForStaff.include, transaction });
  const [record] = await show(prodsForStaff, [created], { viewer: actor, transaction });
  const writeContext = { resource: prodsForStaff, unitOfWork, call, transaction };
  await journal(writeContext, 'create', [{ before: {}, after: record as Shown }]);
  const repeated = { action: 'rerun', resource: 'prods', record_id: source.id };
  const changes = { copy: [null, created.id] as [null, number] };
  await unitOfWork.audit({ by: staffAudience.auditActor(actor), origin, ...repeated, changes }, transaction);
  return record as Shown;
}

async function refuseUnfit(
  source: Prod,
  { date_start }: Rerun,
  field: 'date_start' | 'also',
  transaction: Transaction,
): Promise<void> {
  if (!source.date_start) throw conflict('У курса открытая дата: сдвигать нечего. Создайте его копию');
  if (date_start <= nowInSeconds()) throw invalid({ [field]: `${named(date_start)} уже прошла` });
  const twin = await Prod.findOne({
    where: { ...ofSeries(source.series_id ?? source.id), date_start: new Date(date_start * 1000) },
    transaction,
  });
  if (twin) throw invalid({ [field]: `${named(date_start)} занята: курс уже проводится, № ${twin.id}` });
}

const named = (date_start: number) => `Дата ${formatMoscowDay(date_start)}`;

/** All that a copy takes, with the new days; lecturers who no longer teach, and those who are not on the site yet, are left out. */
async function likeness(
  source: Prod,
  { date_start }: Rerun,
  viewer: unknown,
  transaction: Transaction,
): Promise<object> {
  const [record] = await show(prodsForStaff, [source], { viewer, transaction });
  const prod = record as unknown as StaffProd;
  const teaching = await Lecturer.findAll({
    attributes: ['id'],
    where: { id: prod.lecturer_ids, [Op.or]: [{ status: 'CONFIRMED' }, { proposed_by_center_id: null }] },
    transaction,
  });
  const remaining = new Set(teaching.map(({ id }) => id));
  return {
    ...prodsForStaff.copies?.(prod),
    ...datesOfRerun({ ...prod, prices: prod.prices.filter(({ is_active }) => is_active) }, date_start),
    date_start,
    is_date_open: false,
    series_id: prod.series_id ?? prod.id,
    lecturer_ids: prod.lecturer_ids.filter((id) => remaining.has(id)),
  };
}
