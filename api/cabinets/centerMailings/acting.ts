import type { MailingDraft } from '@odonta/api/contract';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { sendOwnTest } from '../../advertising/mailings/approving.ts';
import { cancelOrder, submitOrder } from '../../advertising/mailings/orders/ordering.ts';
import { changeOrder } from '../../advertising/mailings/orders/writing.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { actionsOf } from '../advertActions.ts';
import { nothing, refuseOutdated } from '../centerAction.ts';
import { lockOwnMailing, type OwnedMailing } from './access.ts';
import { changeBody, letterOf, quoteLimit, type Seen, submitBody } from './centerMailings.schema.ts';
import { presentOwnMailing } from './presenter.ts';

const action = actionsOf<OwnedMailing>({
  path: '/partner/advertising/mailings/:id',
  limit: 'center_mailings',
  lock: lockOwnMailing,
  present: ({ mailing, role }, transaction) => presentOwnMailing(mailing, role, transaction),
});

export const mailingActions: AnyEndpoint[] = [
  action<MailingDraft & Seen>({
    ...{ method: 'put', tail: '', right: 'advertising.edit_creative', body: changeBody },
    summary: 'Change a mailing that is not with staff yet, or that they have rejected',
    run: async ({ mailing }, acting, transaction, { version, ...body }) => {
      refuseOutdated(mailing, version, changed);
      const changes = Object.fromEntries(
        Object.entries(body).map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
      );
      await changeOrder(mailing, letterOf(body), transaction);
      const what = { action: 'edit', resource: 'mailings', record_id: mailing.id, changes };
      await unitOfWork.audit({ ...acting, ...what }, transaction);
    },
  }),
  action<{ expected_total: number } & Seen>({
    ...{ method: 'post', tail: '/submit', right: 'advertising.buy', body: submitBody },
    limited: quoteLimit,
    summary: 'Send a mailing for a check; its price is kept on the balance of my centre',
    run: ({ mailing }, acting, transaction, { expected_total, version }) => {
      refuseOutdated(mailing, version, changed);
      return submitOrder(mailing, kopecksOfExact(expected_total), acting, transaction);
    },
  }),
  action({
    ...{ method: 'post', tail: '/cancel', right: 'advertising.cancel', body: nothing },
    summary: 'Cancel a mailing before its start; all that was kept for it returns',
    run: ({ mailing }, acting, transaction) => cancelOrder(mailing, acting, transaction),
  }),
  action({
    ...{ method: 'post', tail: '/test', right: 'advertising.edit_creative', body: nothing },
    limited: { name: 'center_mailing_tests', points: 10, seconds: 86_400 },
    summary: 'Send the letter of a mailing to my own mailbox',
    run: ({ mailing, actor }, _acting, transaction) => sendOwnTest(mailing, actor.email, transaction),
  }),
];

const changed = 'Пока страница была открыта, рассылку изменили. Обновите страницу и проверьте письмо';
