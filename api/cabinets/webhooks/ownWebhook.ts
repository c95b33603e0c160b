import { Webhook } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { webhookOwner } from '../../platform/webhooks/owners.ts';
import { type OwnerKey, ownerKinds } from './owners.ts';

export const base = { audience: userAudience, allow: 'partner himself' } as const;

/** Each may send a message to a server of somebody. */
export const limit = { name: 'webhooks', points: 100, seconds: 3600, by: byUser };

export interface WebhookContext<Body> {
  call: Call<SignedInUser, unknown, Body>;
  webhook: Webhook;
  transaction: Transaction;
}

interface Action<Body> {
  method: 'put' | 'post' | 'delete';
  tail?: string;
  right: CenterRight;
  /** Sends messages, now or from now on. */
  isSending?: boolean;
  summary: string;
  body?: Joi.ObjectSchema<Body>;
  /** Done outside of transactions, which may not wait for it, once the member is known to have the right. */
  before?(body: Body, webhook: Webhook): Promise<Body>;
  /** Answers what the audit log says of it, unless a transition has said it. */
  run(context: WebhookContext<Body>): Promise<unknown>;
}

/** An action on a locked webhook of one's own centre or trading organisation; another's is not there. */
export const webhookAction = <Body>({
  tail = '',
  right,
  body = Joi.object<Body>({}),
  isSending = false,
  before,
  run,
  ...declared
}: Action<Body>): AnyEndpoint =>
  endpoint({
    ...{ ...base, ...declared, body, limit },
    path: `/partner/webhooks/:id${tail}`,
    handle: async (call) => {
      await seenWebhook(call.actor, call.params.id);
      const { actor, params } = call;
      const lockOwn = async (transaction: Transaction) => {
        const webhook = await lockOwnWebhook(actor, params.id, right, transaction);
        if (isSending) await refuseSending(actor, webhook, transaction);
        return webhook;
      };
      const checked = before
        ? { ...call, body: await before(call.body, await unitOfWork.transaction(lockOwn)) }
        : call;
      return {
        message: await unitOfWork.transaction(async (transaction) => {
          const webhook = await lockOwn(transaction);
          return run({ call: checked, webhook, transaction });
        }),
      };
    },
  });

/** Messages go for owners at work, as members with a proved address wish. */
export async function refuseSending(
  { is_email_proved }: SignedInUser,
  { owner_kind, owner_id }: OwnerKey,
  transaction: Transaction,
): Promise<void> {
  const { unproved, unserved } = ownerKinds[owner_kind];
  if (!is_email_proved) throw conflict(unproved);
  if (!(await webhookOwner({ owner_kind }).isServed(owner_id, transaction))) throw conflict(unserved);
}

/** Whether the owner may still see the persons that messages name. */
export const mayReadBodies = async ({ owner_kind, owner_id }: Webhook): Promise<boolean> =>
  !ownerKinds[owner_kind].namesPersons ||
  unitOfWork.transaction((transaction) => webhookOwner({ owner_kind }).isServed(owner_id, transaction));

/** A webhook of an owner whose webhooks the member may see. */
export async function seenWebhook(actor: SignedInUser, asked: string | undefined): Promise<Webhook> {
  const webhook = await Webhook.findByPk(numberIn(asked));
  if (!webhook) throw missing();
  const owners = await ownerKinds[webhook.owner_kind].named(actor, 'webhooks.show');
  if (!owners.some(({ id }) => id === webhook.owner_id)) throw missing();
  return webhook;
}

async function lockOwnWebhook(
  actor: SignedInUser,
  asked: string | undefined,
  right: CenterRight,
  transaction: Transaction,
): Promise<Webhook> {
  const known = await Webhook.findByPk(numberIn(asked), { transaction });
  if (!known) throw missing();
  await ownerKinds[known.owner_kind].lock(actor, known.owner_id, right, transaction);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const webhook = await Webhook.findByPk(known.id, { lock, transaction });
  if (!webhook) throw missing();
  return webhook;
}

const missing = () => notFound('Такого вебхука нет');

/** Writes to the audit log, without addresses of nobody's business: they are on the webhook. */
export function journal(
  action: string,
  { id: record_id }: Webhook,
  changes: Changes,
  call: Signing,
  transaction: Transaction,
): Promise<void> {
  const what = { action, resource: 'webhooks', record_id, changes };
  return unitOfWork.audit({ ...signedBy(call), ...what }, transaction);
}

type Signing = Pick<Call<SignedInUser, unknown, unknown>, 'actor' | 'origin'>;

export const signedBy = ({ actor, origin }: Signing) => ({
  by: userAudience.auditActor(actor),
  origin,
});
