import { Mailing, Prod } from '@odonta/db/models';
import { type MailingAudience, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { Op, type Transaction } from 'sequelize';
import { lockBalance } from '../../../money/marketing_balance/ledger.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import type { MailingBody } from '../mailings.schema.ts';
import { refuseUnknown } from './wantedAudience.ts';

/** A letter, its people and its marks, as a centre writes them. */
export type OrderedLetter = Omit<MailingBody, 'center_id' | 'is_advertising'> & { date_send: Date };

const dayMs = 86_400_000;

/** A draft: nothing is paid or sent for it yet. */
export async function newOrder(
  center_id: number,
  body: OrderedLetter,
  transaction: Transaction,
): Promise<Mailing> {
  await lockBalance({ center_id }, transaction);
  const unsent = { status: ['PREPARE' as const, 'REJECTED' as const] };
  const ofToday = { created_at: { [Op.gt]: new Date(Date.now() - dayMs) } };
  const where = { center_id, by_center: true, [Op.or]: [unsent, ofToday] };
  const { draftsAtMost } = mailingLimits;
  if ((await Mailing.count({ where, transaction })) >= draftsAtMost)
    throw conflict(
      `Черновиков уже ${plural(draftsAtMost, ['рассылка', 'рассылки', 'рассылок'])}: отмените лишние или продолжите завтра`,
    );
  await refuseForeign(center_id, body, transaction);
  const own = { center_id, by_center: true, is_advertising: true, status: 'PREPARE' as const };
  return Mailing.create({ ...body, ...own }, { transaction });
}

/** Until staff have it, and again once they have rejected it. */
export async function changeOrder(
  mailing: Mailing,
  body: OrderedLetter,
  transaction: Transaction,
): Promise<void> {
  if (mailing.status !== 'PREPARE' && mailing.status !== 'REJECTED')
    throw conflict('Эту рассылку изменить уже нельзя: отмените её или напишите менеджеру');
  await refuseForeign(mailing.center_id ?? 0, body, transaction);
  await mailing.update({ ...body, tested_hash: null, tested_at: null }, { transaction });
}

/** 422 that names what is missing for a check; the token may come later, from staff. */
export async function refuseUnready(mailing: Mailing, transaction: Transaction): Promise<void> {
  const missing = (['ad_company', 'ad_inn'] as const).filter((mark) => mailing[mark] === null);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((mark) => [mark, 'Обязательно для рекламы'])));
  await refuseForeign(mailing.center_id ?? 0, mailing, transaction);
}

async function refuseForeign(
  center_id: number,
  of: MailingAudience & Pick<Mailing, 'blocks'>,
  transaction: Transaction,
): Promise<void> {
  await refuseUnknown(of, transaction);
  await refuseForeignCourses(center_id, of, transaction);
}

/** A centre advertises its own courses, which visitors see. */
async function refuseForeignCourses(
  center_id: number,
  { blocks }: Pick<Mailing, 'blocks'>,
  transaction: Transaction,
): Promise<void> {
  const id = blocks.flatMap(({ prod_id }) => (prod_id ? [prod_id] : []));
  const own = await Prod.findAll({
    ...{ where: { id, center_id, status: 'CONFIRMED' }, attributes: ['id'], transaction },
  });
  const ids = new Set(own.map((prod) => prod.id));
  const index = blocks.findIndex(({ kind, prod_id }) => kind === 'course' && !ids.has(prod_id ?? 0));
  if (index !== -1) throw invalid({ [`blocks.${index}.prod_id`]: 'Этого курса центра нет на сайте' });
}
