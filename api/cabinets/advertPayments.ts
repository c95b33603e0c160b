import type { OwnAdInvoice, PaymentPage } from '@odonta/api/contract';
import type { Banner, Pinning } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { adGoods } from '../advertising/buying/goods.ts';
import { cardPageOf } from '../advertising/paying/byCard.ts';
import { billAdvert, openInvoiceOf } from '../advertising/paying/byInvoice.ts';
import { userAudience } from '../identity/sessions/audiences.ts';
import { byUser } from '../identity/sessions/userSessions.ts';
import { invoicePdfPath } from '../money/invoices/invoices.letters.ts';
import type { Advert } from '../money/marketing_balance/adverts.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { numberIn } from '../platform/http/numberIn.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Signed } from '../platform/transitions/applyTransition.ts';
import type { Adverts } from './advertActions.ts';
import { nothing } from './centerAction.ts';

/** Leads a member to the bank's page. The bank is called in no transaction, so the rights are asked before. */
export const payByCard = <Own>(
  good: Advert['good'],
  { path, limit, lock }: Pick<Adverts<Own>, 'path' | 'limit' | 'lock'>,
): AnyEndpoint =>
  endpoint({
    ...{ audience: userAudience, allow: 'partner himself' },
    ...{ method: 'post', path: `${path}/pay_by_card`, body: nothing },
    summary: 'The page of the bank on which the weeks of my centre are paid by card',
    limit: { name: limit, points: 120, seconds: 3600, by: byUser },
    handle: async ({ actor, params }) => {
      await unitOfWork.transaction((transaction) => lock(actor, params.id, 'advertising.buy', transaction));
      const url = await cardPageOf({ good, id: numberIn(params.id) }, actor);
      return { message: { url } satisfies PaymentPage };
    },
  });

/** Issues the invoice of a locked advert, or leaves the one that waits. */
export async function payByInvoice(
  good: Advert['good'],
  row: Banner | Pinning,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  if (!(await billAdvert({ good, id: row.id }, transaction))) return;
  await row.reload({ transaction });
  const what = { action: 'ask_topup', resource: adGoods[good].resource, record_id: row.id, changes: {} };
  await unitOfWork.audit({ ...acting, ...what }, transaction);
}

/** The invoice by which an advert waits for its money. */
export async function presentInvoiceOf(
  good: Advert['good'],
  { id, status }: Banner | Pinning,
  transaction?: Transaction,
): Promise<OwnAdInvoice | null> {
  const invoice = status === 'PREPARE' ? await openInvoiceOf({ good, id }, transaction) : null;
  return (
    invoice && {
      number: String(invoice.number),
      pdf: invoicePdfPath(invoice.token),
      due_date: invoice.due_date,
    }
  );
}
