import { type LegalRequest, PageVersion } from '@odonta/db/models';
import { offerPath } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import { lastQuoteOf } from '../../money/invoices/lastQuote.ts';
import type { Actor } from '../../orders/actor.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { agreedWithoutSeats } from './letters.ts';
import { notifyStaffInCharge } from './notices.ts';
import { orderFor, settleOnCredit, stageWith } from './ordering.ts';
import { isOpen } from './quoting.ts';
import { courseOf, transitionRequest } from './transitionRequest.ts';

/**
 * The company accepts its offer: the accepted edition is stored, and the invoice follows in the same
 * transaction. Without free seats the acceptance is still valid, and the manager of the centre looks for
 * seats. An offer is accepted once.
 */
export async function acceptQuote(
  request: LegalRequest,
  offer_version: string,
  actor: Actor,
  transaction: Transaction,
  isByOwner = false,
): Promise<void> {
  if (request.agreed_at !== null && request.status !== 'CANCELED') return;
  const quote = await lastQuoteOf(request, transaction);
  if (request.status !== 'CREATED' || request.stage !== 'QUOTED' || !quote)
    throw conflict('Принять можно только отправленное предложение');
  if (!isOpen(quote)) throw conflict('Срок предложения вышел: попросите новое');
  const edition = await currentOffer(transaction);
  if (offerVersion(edition) !== offer_version)
    throw conflict('Условия изменились: прочитайте новую редакцию и подтвердите ещё раз');
  request.set({ agreed_at: new Date(), offer_version_id: edition?.id ?? null });
  const order = await orderFor(request, actor, transaction, isByOwner);
  if (order) {
    const stage = stageWith(order);
    await transitionRequest(request, 'accept', { end: 'CONFIRMED', stage }, actor, transaction);
    const next = stage === 'INVOICED' ? 'счёт-договор выставлен' : 'заказ ждёт владельца организации';
    await notifyStaffInCharge(request, `Заявка ${request.number}: предложение принято, ${next}`, transaction);
    return settleOnCredit(order, transaction);
  }
  await transitionRequest(request, 'accept', { end: 'CREATED', stage: 'AGREED' }, actor, transaction);
  await writeLetter(agreedWithoutSeats(request, await courseOf(request, transaction)), transaction);
  await notifyStaffInCharge(
    request,
    `Заявка ${request.number}: предложение принято, но мест не хватает`,
    transaction,
  );
}

/** The edition that is published now; null where none ever was. */
export const currentOffer = (transaction?: Transaction): Promise<PageVersion | null> =>
  PageVersion.findOne({ where: { path: offerPath }, order: [['number', 'DESC']], transaction });

/** The page names the edition that it shows. */
export const offerVersion = (edition: PageVersion | null): string =>
  `${offerPath.slice(1)}/${edition?.number ?? 0}`;
