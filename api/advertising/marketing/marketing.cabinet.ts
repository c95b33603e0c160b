import type { OwnMarketingBalance } from '@odonta/api/contract';
import type { MarketingBalance } from '@odonta/db/models';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id, line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { type TopUpBody, topUpBody } from '../marketing_balances/marketingBalances.schema.ts';
import { sendEvidence } from './evidence.ts';
import { type BalanceRight, balancesOf, may, ownBalance } from './membership.ts';
import { lockPenalty, objectTo } from './penalties.ts';
import { happenedTo, sumsOf, topUpsOf } from './presenting.ts';
import { holdMerchantOf, issueTopUp } from './topUps.ts';
import { askWithdrawal, cancelWithdrawal } from './withdrawals.ts';

const listOwnBalances = endpoint({
  method: 'get',
  path: '/marketingBalances',
  summary: 'The advertising balances of my centres or trading organisations, with their entries',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => ({ message: await ownBalances(actor) }),
});

const readOwnEvidence = endpoint({
  method: 'get',
  path: '/marketingBalances/:id/evidence/:file',
  summary: 'Evidence of a penalty of my centre',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor, params, res }) =>
    sendEvidence((await ownBalance(actor, params.id, 'list')).id, params.file ?? '', res),
});

interface ActionContext<Body> {
  actor: SignedInUser;
  /** Locked. */
  balance: MarketingBalance;
  body: Body;
  acting: Signed;
  transaction: Transaction;
}

interface Action<Body> {
  /** Below the balance. */
  path: string;
  right: BalanceRight;
  /** Its name in the audit log. */
  action: string;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  /** Locks what is locked before the balance. */
  lockFirst?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
  run(context: ActionContext<Body>): Promise<unknown>;
}

/** The request of a member, answered with his present balances. */
const actionOf = <Body extends object>({
  path,
  right,
  action,
  lockFirst,
  run,
  ...said
}: Action<Body>): AnyEndpoint =>
  endpoint({
    ...said,
    method: 'post',
    path: `/marketingBalances/:id/${path}`,
    audience: userAudience,
    allow: 'partner himself',
    idempotent: true,
    limit: { name: 'marketing', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: async ({ actor, params, body, origin }) => {
      const own = await ownBalance(actor, params.id, right);
      return unitOfWork.transaction(async (transaction) => {
        await lockFirst?.([own.id], transaction);
        const balance = await lockBalance({ id: own.id }, transaction);
        const acting = { by: userAudience.auditActor(actor), origin };
        await run({ actor, balance, body, acting, transaction });
        const what = { action, resource: 'marketing_balances', record_id: balance.id, changes: {} };
        await unitOfWork.audit({ ...acting, ...what }, transaction);
        return { message: await ownBalances(actor, transaction) };
      });
    },
  });

const askTopUp = actionOf<TopUpBody>({
  path: 'invoices',
  right: 'top_up',
  action: 'ask_topup',
  summary: 'Ask for an invoice that tops up the balance of my centre',
  body: topUpBody,
  lockFirst: holdMerchantOf,
  run: ({ balance, body: { sum }, transaction }) => issueTopUp(balance, kopecksOfExact(sum), transaction),
});

const askToWithdraw = actionOf<TopUpBody>({
  path: 'withdrawals',
  right: 'withdraw',
  action: 'ask_withdrawal',
  summary: 'Request a withdrawal from the balance of my centre',
  body: Joi.object({ sum: Joi.number().positive().precision(2).max(1_000_000_000).required() }),
  run: ({ actor, balance, body: { sum }, transaction }) =>
    askWithdrawal(balance, kopecksOfExact(sum), actor, transaction),
});

const thinkBetter = actionOf({
  path: 'withdrawals/cancel',
  right: 'withdraw',
  action: 'cancel_withdrawal',
  summary: 'Withdraw my request for a withdrawal',
  body: Joi.object({}),
  run: ({ balance, acting, transaction }) => cancelWithdrawal(balance, acting, transaction),
});

const objectToPenalty = actionOf<{ penalty_id: number; text: string }>({
  path: 'objections',
  right: 'object',
  action: 'object',
  summary: 'Object to a penalty, with a reason',
  body: Joi.object({
    penalty_id: id.required(),
    text: line(2000).min(3).required().messages({
      'any.required': 'Напишите, с чем вы не согласны',
      'string.empty': 'Напишите, с чем вы не согласны',
    }),
  }),
  run: async ({ balance, body: { penalty_id, text }, acting, transaction }) => {
    const penalty = await lockPenalty({ id: penalty_id, balance_id: balance.id }, transaction);
    return objectTo(penalty, text, acting, transaction);
  },
});

export const ownBalanceEndpoints: AnyEndpoint[] = [
  listOwnBalances,
  readOwnEvidence,
  askTopUp,
  askToWithdraw,
  thinkBetter,
  objectToPenalty,
];

async function ownBalances(actor: SignedInUser, transaction?: Transaction): Promise<OwnMarketingBalance[]> {
  const own = await balancesOf(actor, transaction);
  const happened = await happenedTo(
    own.map(({ balance }) => balance.id),
    transaction,
  );
  const invoices = await topUpsOf(
    own.map(({ balance }) => balance),
    transaction,
  );
  return own.map(({ balance, role }) => ({
    ...sumsOf(balance),
    is_suspended: isSuspended(balance),
    penalties: happened.penalties.get(balance.id) ?? [],
    withdrawals: happened.withdrawals.get(balance.id) ?? [],
    movements: (happened.movements.get(balance.id) ?? []).map((each) => ({ ...each, actor_name: null })),
    invoices: invoices.get(balance.id) ?? [],
    may: {
      top_up: may(role, 'top_up') && !isSuspended(balance),
      withdraw: may(role, 'withdraw') && balance.center_id !== null,
      object: may(role, 'object'),
    },
  }));
}

const isSuspended = ({ merchant }: MarketingBalance) => merchant?.status === 'SUSPENDED';
