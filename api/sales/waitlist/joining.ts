import type { WaitlistBody } from '@odonta/api/contract';
import { type Prod, type SeatPool, WaitlistEntry } from '@odonta/db/models';
import { type ProdState, unsoldStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { baseOf } from '@odonta/db/vocabulary/orders/participation.ts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { contactColumns } from '../../orders/contact.ts';
import { isBookable, stateWith, tiersOf } from '../../orders/offer.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { poolsOf } from '../../orders/seats/seats.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistInterested, waitlistJoined } from './letters.ts';

/** No seats are free, or none are sold yet: joining then registers interest. */
const waitedFor: readonly ProdState[] = ['WAITLIST', ...unsoldStates];

/** Adds a person at the end of the list; refuses if he could book at once, or is on it already. */
export async function join(
  { prod_id, participation = 'main', contact, ...asked }: Omit<WaitlistBody, 'consent'>,
  by: { individual_id: number | null; consent_id: number },
  transaction: Transaction,
): Promise<WaitlistEntry> {
  const [prod] = await prodsOnSale([prod_id], transaction);
  if (!prod) throw notFound('Курс не найден');
  const pools = await poolsOf([prod_id], transaction);
  const state = stateWith(prod, pools);
  refuseUnlessWaitedFor(state);
  const entry = await WaitlistEntry.create(
    {
      ...{ prod_id, participation, ...by },
      price_seen: priceOf(prod, pools, participation),
      token: newSecret(),
      quantity: asked.quantity ?? 1,
      accept_partial: asked.accept_partial ?? false,
      ...contactColumns(contact),
      comment: asked.comment ?? null,
    },
    { transaction },
  ).catch(refuseTwice);
  await writeLetter(
    unsoldStates.includes(state) ? waitlistInterested(entry, prod) : waitlistJoined(entry, prod),
    transaction,
  );
  return entry;
}

function refuseUnlessWaitedFor(state: ProdState): void {
  if (isBookable(state)) throw conflict('На курсе есть свободные места: запишитесь сразу');
  if (!waitedFor.includes(state)) throw conflict('Запись на этот курс закрыта');
}

function priceOf(prod: Prod, pools: readonly SeatPool[], participation: WaitlistEntry['participation']) {
  // For any participation the price of the whole course is shown.
  const shown = participation === 'any' ? 'main' : participation;
  const base = baseOf(prod.price, tiersOf(prod, pools), shown);
  if (!base) throw invalid({ participation: 'Такого варианта участия у курса нет' });
  return base.price;
}

/** An e-mail can be on a waiting list once. */
export function refuseTwice(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw conflict('С этой почтой уже ждут место на курсе: ссылка на запись — в нашем письме', {
      email: 'С этой почтой уже ждут место на курсе',
    });
  throw error;
}
