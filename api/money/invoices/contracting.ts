import { type LegalQuote, LegalRequest, type Order, PageVersion } from '@odonta/db/models';
import { versionPath } from '@odonta/db/vocabulary/content/pages.ts';
import type { Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { offerPath } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import type { Contract } from './contract.ts';
import { lastQuoteOf } from './lastQuote.ts';

/** The contract that accepting an offer leads to: the same prices, the signatory of the request, the rules that were read. */
export async function contractBy(
  { signatory, po_reference, offer_version_id }: LegalRequest,
  { snapshot: { number, date } }: LegalQuote,
  transaction: Transaction,
): Promise<Contract> {
  const edition = offer_version_id && (await PageVersion.findByPk(offer_version_id, { transaction }));
  const { fio, post, basis } = signatory;
  return {
    quote: { number, date },
    signs: { fio, post, basis },
    po_reference,
    rules: edition ? siteLink(versionPath(offerPath, edition.number)) : null,
  };
}

/**
 * The same for an order with a new invoice. Null where its company has not accepted it: without an offer, with
 * another payer, or after a change of date or sum; and for a partly paid order, whose rest is no new contract.
 */
export async function contractOf(
  { id: order_id, paid_sum, moved_from_id, total }: Order,
  payer: Pick<Party, 'inn'>,
  transaction: Transaction,
): Promise<Contract | null> {
  if (paid_sum > 0 || moved_from_id !== null) return null;
  const request = await LegalRequest.findOne({ where: { order_id }, transaction });
  const quote = request && (await lastQuoteOf(request, transaction));
  const isAgreed = quote?.total === total && request?.inn === payer.inn;
  return request && quote && isAgreed ? contractBy(request, quote, transaction) : null;
}
