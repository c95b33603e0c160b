import { OrderParticipant, Prod, ReviewCode } from '@odonta/db/models';
import {
  invitedAfterDays,
  invitedNoLaterThanDays,
  remindedAfterDays,
  remindedNoLaterThanDays,
} from '@odonta/db/vocabulary/catalog/reviews/invitations.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { reviewInvited, reviewReminded } from './reviews.letters.ts';
import { mailTokenOf } from './reviews.mail.ts';
import { newCode, plainCode } from './reviews.secrets.ts';

interface Due {
  id: number;
}

/** Invites each participant of a course that is over to review it. Nodes share the work by row locks. */
export const inviteReviewers = (sequelize: Sequelize): Promise<number> =>
  nextRows({ name: 'invite reviewers', keyOf: ({ id }: Due) => id, act: invite }, (rested, transaction) =>
    next(sequelize, nextToInvite, [invitedAfterDays, invitedNoLaterThanDays, rested], transaction),
  );

/** Reminds once of an invitation that nobody has followed. */
export const remindReviewers = (sequelize: Sequelize): Promise<number> =>
  nextRows({ name: 'remind reviewers', keyOf: ({ id }: Due) => id, act: remind }, (rested, transaction) =>
    next(sequelize, nextToRemind, [remindedAfterDays, remindedNoLaterThanDays, rested], transaction),
  );

/** Two places may have one address: the key of the code allows one invitation, also at the same moment. */
async function invite({ id }: Due, transaction: Transaction): Promise<void> {
  const { prod_id, email, ...person } = await OrderParticipant.findByPk(id, {
    raw: true,
    rejectOnEmpty: true,
    transaction,
  });
  if (email === null) return;
  const token = await mailTokenOf(email, transaction);
  if (token === null) return;
  const code = newCode();
  const name = nameOf(person);
  const row = { prod_id, email, name, code_hash: hashOfSecret(plainCode(code)) };
  const [made] = await ReviewCode.bulkCreate([row], {
    ignoreDuplicates: true,
    returning: true,
    transaction,
  });
  if (!made?.id) return;
  const prod = await Prod.findByPk(prod_id, { rejectOnEmpty: true, transaction });
  await writeLetter(reviewInvited(code, { email, name, prod }, token), transaction);
}

async function remind({ id }: Due, transaction: Transaction): Promise<void> {
  const row = await ReviewCode.findByPk(id, { rejectOnEmpty: true, transaction });
  const token = await mailTokenOf(row.email, transaction);
  if (token === null) return;
  const code = newCode();
  const reminder_hash = hashOfSecret(plainCode(code));
  await row.update({ reminded_at: new Date(), reminder_hash }, { transaction });
  const prod = await Prod.findByPk(row.prod_id, { rejectOnEmpty: true, transaction });
  await writeLetter(reviewReminded(code, { email: row.email, name: row.name, prod }, token), transaction);
}

/** As he is called, and as a review is signed unless he signs it otherwise. */
const nameOf = ({ first_name, last_name }: Pick<OrderParticipant, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].find((name) => name && name.length > 1)?.slice(0, 100) ?? 'Участник';

async function next(
  sequelize: Sequelize,
  statement: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<Due | undefined> {
  const [due] = await sequelize.query<Due>(statement, { bind, transaction, type: QueryTypes.SELECT });
  return due;
}

/** By his last mark at the entrance: one that was undone says nothing. */
const hasCome = (participant: string) =>
  `coalesce((select c.kind from check_ins c where c.participant_id = ${participant}.id order by c.id desc limit 1), '') = 'IN'`;

/** A paid place that is not given up, of a course that took place; where people were marked at the entrance, of one who came. */
const holdsPlace = `o.status in ('CONFIRMED', 'PARTIAL_REFUNDED') and o.deleted_at is null and p.is_live and p.is_written_to
    and d.status not in ('PREPARE', 'CREATED', 'REJECTED', 'CANCELED') and not ${isLeaving('p')}
    and (${hasCome('p')}
      or not exists (select from order_participants other
        where other.prod_id = p.prod_id and other.is_live and ${hasCome('other')}))`;

const hasRefused = (email: string) =>
  `exists (select from review_mails m where m.email = ${email} and m.refused_at is not null)`;

const isOver = (end: string) =>
  `${end} <= now() - make_interval(days => $1) and ${end} > now() - make_interval(days => $2)`;

/** Of the course, or of the hours that an order has of its own: apart, so that each is read by an index. */
export const nextToInvite = `
  select p.id from (
      select own.id, own.prod_id, own.status, own.deleted_at from prods ended join orders own on own.prod_id = ended.id
      where own.lesson_to is null and ${isOver('coalesce(ended.date_end, ended.date_start)')}
      union all
      select own.id, own.prod_id, own.status, own.deleted_at from orders own
      where ${isOver('own.lesson_to')}
    ) o join prods d on d.id = o.prod_id join order_participants p on p.order_id = o.id
  where d.deleted_at is null
    and p.email is not null and ${holdsPlace}
    and not exists (select from review_codes r where r.prod_id = p.prod_id and r.email = p.email)
    and not ${hasRefused('p.email')} and p.id <> all($3::int[])
  order by p.id limit 1 for no key update of p skip locked`;

/** Staff remind those whom they have invited. */
export const nextToRemind = `
  select r.id from review_codes r join prods d on d.id = r.prod_id
  where r.issued_by is null and r.used_at is null and r.reminded_at is null and d.deleted_at is null
    and r.created_at <= now() - make_interval(days => $1) and r.created_at > now() - make_interval(days => $2)
    and exists (select from order_participants p join orders o on o.id = p.order_id
      where p.prod_id = r.prod_id and p.email = r.email and ${holdsPlace})
    and not ${hasRefused('r.email')} and r.id <> all($3::int[])
  order by r.id limit 1 for no key update of r skip locked`;
