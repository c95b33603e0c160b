import { City, type Merchant, Prod, type RelatedLead, type RelatedPromotion } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';
import { deleteMessages } from '../../platform/webhooks/deletingMessages.ts';
import { writeEvent } from '../../platform/webhooks/writing.ts';
import { offerOf } from './offers.ts';
import {
  disputeDecided,
  leadArrived,
  leadGiven,
  leadRevoked,
  type RevocationCause,
} from './relatedLeads.letters.ts';

interface Offered {
  promotion: RelatedPromotion;
  merchant: Merchant;
}

/** Brings a lead to its organisation at once, and to the person what he has agreed to. */
export async function deliver(
  lead: RelatedLead,
  { promotion, merchant }: Offered,
  transaction: Transaction,
): Promise<void> {
  await writeLetter(leadGiven(lead, promotion, merchant), transaction);
  if (!lead.is_duplicate) await writeArrival(lead, { promotion, merchant }, transaction);
  const event = { owner_kind: 'MERCHANT', owner_id: merchant.id, event: 'lead.created' } as const;
  await writeEvent(event, () => created(lead, promotion, transaction), transaction);
}

/**
 * To the mailboxes that want leads of this course and city: there is somebody to call and to pay for. Without any, the
 * organisation itself is written to: it has two days to dispute.
 */
export async function writeArrival(
  lead: RelatedLead,
  { promotion, merchant }: Offered,
  transaction: Transaction,
  anyway: readonly string[] = [],
): Promise<void> {
  const prod = await prodOf(lead, transaction);
  const { notify_emails } = promotion;
  const mailboxes = notify_emails.length > 0 ? notify_emails : [merchant.email];
  const wanting = isWanted(promotion, { category: prod?.categories, city: lead.city_id }) ? mailboxes : [];
  for (const to of new Set([...anyway, ...wanting]))
    await writeLetter(leadArrived(to, lead, promotion), transaction);
}

/** Deletes the messages about the person; the organisation learns that it may not use his data any more. */
export async function deliverRevocation(
  lead: RelatedLead,
  cause: RevocationCause,
  { promotion, merchant }: Offered,
  transaction: Transaction,
): Promise<void> {
  const owner = { owner_kind: 'MERCHANT', owner_id: merchant.id } as const;
  const compose = async () => ({
    lead: {
      id: lead.id,
      revoked_at: secondsOf(lead.revoked_at ?? null),
      is_charged: lead.status === 'CONFIRMED' && lead.price > 0,
    },
    promotion: nameOf(promotion),
  });
  await writeEvent({ ...owner, event: 'lead.revoked' }, compose, transaction);
  for (const to of new Set([merchant.email, ...promotion.notify_emails]))
    await writeLetter(leadRevoked(to, lead, promotion, cause), transaction);
  await deleteArrival(lead, merchant, transaction);
}

/** Deletes what webhooks say of who came: nobody reads or replays it any more. */
export const deleteArrival = (
  { id }: RelatedLead,
  { id: owner_id }: Merchant,
  transaction: Transaction,
): Promise<void> =>
  deleteMessages({ owner_kind: 'MERCHANT', owner_id, event: 'lead.created', of: 'lead', id }, transaction);

/** The organisation that has disputed a lead learns how it ended, and why. */
export async function writeDecision(
  lead: RelatedLead,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  const { promotion, merchant } = await offerOf(lead, transaction);
  await writeLetter(disputeDecided(merchant.email, lead, promotion, reason), transaction);
}

/** An unknown category or city passes: nobody is lost because a form did not ask. */
function isWanted(
  { notify_categories, notify_cities }: RelatedPromotion,
  { category = [], city }: { category?: readonly number[]; city: number | null },
): boolean {
  const isOfCategory =
    notify_categories.length === 0 ||
    category.length === 0 ||
    category.some((each) => notify_categories.includes(each));
  return isOfCategory && (notify_cities.length === 0 || city === null || notify_cities.includes(city));
}

async function created(
  lead: RelatedLead,
  promotion: RelatedPromotion,
  transaction: Transaction,
): Promise<object> {
  const prod = await prodOf(lead, transaction);
  const city = lead.city_id ? await City.findByPk(lead.city_id, { transaction }) : null;
  const { id, is_duplicate, price, created_at, due_at, last_name, first_name, phone, email } = lead;
  return {
    lead: {
      ...{ id, is_duplicate, price: exactRoublesOf(price) },
      ...{ created_at: secondsOf(created_at), dispute_until: secondsOf(due_at) },
      ...{ last_name, first_name, phone, email, city: city?.name ?? null },
    },
    promotion: nameOf(promotion),
    course: { id: prod?.id ?? null, name: prod?.name ?? null },
  };
}

const prodOf = async ({ prod_id }: RelatedLead, transaction: Transaction): Promise<Prod | null> =>
  prod_id ? Prod.findByPk(prod_id, { transaction }) : null;

const nameOf = ({ id, name }: RelatedPromotion) => ({ id, name });
