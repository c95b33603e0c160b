import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { leaveBank } from '../../advertising/paying/byCard.ts';
import { cancelPinning } from '../../advertising/pinnings/pinnings.returning.ts';
import { payPinning } from '../../advertising/pinnings/pinnings.selling.ts';
import { refuseOpenAdvertPage } from '../../money/payments/startAdvertPayment.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Adverts, actionsOf } from '../advertActions.ts';
import { payByCard, payByInvoice } from '../advertPayments.ts';
import { nothing } from '../centerAction.ts';
import { lockOwnPinning, type OwnedPinning } from './access.ts';
import { marksBody } from './centerPinnings.schema.ts';
import { presentOwnPinning } from './presenter.ts';

const pinnings: Adverts<OwnedPinning> = {
  path: '/partner/advertising/pinnings/:id',
  limit: 'center_pinnings',
  lock: lockOwnPinning,
  present: ({ pinning, prod, role }, transaction) => presentOwnPinning(pinning, prod, role, transaction),
};
const action = actionsOf(pinnings);

export const pinningActions: AnyEndpoint[] = [
  action({
    ...{ method: 'post', tail: '/pay', right: 'advertising.buy', body: nothing },
    summary: 'Pay for a pinning from the balance of my centre',
    before: (id) => leaveBank({ good: 'pinning', id }),
    run: async ({ pinning }, acting, transaction) => {
      await refuseOpenAdvertPage({ good: 'pinning', id: pinning.id }, transaction);
      await payPinning(pinning, acting, transaction);
    },
  }),
  payByCard('pinning', pinnings),
  action({
    ...{ method: 'post', tail: '/invoice', right: 'advertising.buy', body: nothing },
    summary: 'An invoice for the weeks of a pinning; its places wait until the last day of it',
    run: ({ pinning }, acting, transaction) => payByInvoice('pinning', pinning, acting, transaction),
  }),
  action({
    ...{ method: 'post', tail: '/cancel', right: 'advertising.cancel', body: nothing },
    summary: 'Cancel a pinning at least three days before its first week; its payment returns to the balance',
    run: ({ pinning }, acting, transaction) => cancelPinning(pinning, acting, transaction),
  }),
  action<AdMarks>({
    ...{ method: 'put', tail: '', right: 'advertising.edit_creative', body: marksBody },
    summary: 'Change the marks of a pinning that is not on the site yet',
    run: async ({ pinning }, acting, transaction, body) => {
      if (pinning.status !== 'PREPARE' && pinning.status !== 'CREATED')
        throw conflict('Это закрепление изменить уже нельзя');
      const fields = Object.keys(body) as (keyof AdMarks)[];
      const changes = Object.fromEntries(
        fields.map((field) => [field, [pinning[field], body[field]] as [unknown, unknown]]),
      );
      await pinning.update(body, { transaction });
      const what = { action: 'edit', resource: 'pinnings', record_id: pinning.id, changes };
      await unitOfWork.audit({ ...acting, ...what }, transaction);
    },
  }),
];
