import { buyerAudience } from '../../../identity/sessions/buyerAudience.ts';
import { keyFor } from '../../../identity/sessions/keys.ts';
import { orderByToken } from '../../../orders/byToken.ts';
import { type AnyEndpoint, endpoint } from '../../../platform/http/endpoint.ts';
import { byAddress, type Limiter } from '../../../platform/http/limits.ts';
import { accountBody, confirmedAccountBody, refuseFaulty } from './account.schema.ts';
import { nameAccount } from './naming.ts';
import { sendAccountCode } from './sendingCode.ts';

const limit = { name: 'refunds', points: 10, seconds: 60, by: byAddress };

/** To which account money goes: the link of an order is not enough to say so, a code sent to the buyer is asked for too. */
export function refundAccountEndpoints(secret: string, limiter: Limiter): AnyEndpoint[] {
  const key = keyFor(secret, 'code of a refund account');
  return [
    endpoint({
      method: 'post',
      path: '/orders/:token/refund_bank/code',
      summary: 'Request the code that confirms the account of a refund',
      audience: buyerAudience,
      allow: 'anyone',
      body: accountBody,
      limit,
      handle: async ({ params, body: { refund_id, ...details }, origin }) => {
        refuseFaulty(details);
        const order = await orderByToken(params);
        return { message: await sendAccountCode(order, refund_id, details, { key, limiter, origin }) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/orders/:token/refund_bank',
      summary: 'Set the account of a refund, by the code sent to the buyer',
      audience: buyerAudience,
      allow: 'anyone',
      body: confirmedAccountBody,
      idempotent: true,
      limit,
      handle: async ({ params, body: { refund_id, code, ...details }, actor, origin }) => {
        refuseFaulty(details);
        const order = await orderByToken(params);
        const confirmed = { details, code, key };
        return { message: await nameAccount(order, refund_id, confirmed, { actor, origin }) };
      },
    }),
  ];
}
