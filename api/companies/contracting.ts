import { type LegalQuote, LegalRequest, type Order, PageVersion } from '@odonta/db/models';
import { offerPath } from '@odonta/db/vocabulary/requests/legalRequest.ts';
import { versionPath } from '@odonta/db/vocabulary/site/pages.ts';
import type { Transaction } from 'sequelize';
import type { Contract } from '../invoices/contract.ts';
import { siteLink } from '../mail/siteLinks.ts';
import { lastQuoteOf } from './quoting.ts';

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

/** The same for an order that is invoiced anew; null of one that no offer led to, or that is paid in part: its rest is no new deal. */
export async function contractOf(
  { id: order_id, paid_sum }: Order,
  transaction: Transaction,
): Promise<Contract | null> {
  if (paid_sum > 0) return null;
  const request = await LegalRequest.findOne({ where: { order_id }, transaction });
  const quote = request && (await lastQuoteOf(request, transaction));
  return request && quote ? contractBy(request, quote, transaction) : null;
}
