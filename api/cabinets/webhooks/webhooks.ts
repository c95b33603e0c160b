import type { NewWebhook, OwnerWebhooks, WebhookFields, WebhookWithSecret } from '@odonta/api/contract';
import { Webhook } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { disabling, enabling } from '../../platform/webhooks/disabling.ts';
import { emptyLog } from '../../platform/webhooks/keeping.ts';
import { addWebhook, editWebhook, rotateSecret, testWebhook } from '../../platform/webhooks/owning.ts';
import { originOf, presentWebhook } from '../../platform/webhooks/presenter.ts';
import { transitionWebhook } from '../../platform/webhooks/transitionWebhook.ts';
import { checkedUrl, refuseForeignEvents, webhookFields } from '../../platform/webhooks/webhooks.schema.ts';
import { type OwnerKey, ownerKinds } from './owners.ts';
import { base, journal, limit, refuseSending, signedBy, webhookAction } from './ownWebhook.ts';
import { webhookLogEndpoints } from './webhookLog.ts';

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/webhooks',
  summary: 'Webhooks of the centres and trading organisations I own',
  handle: async ({ actor }) => {
    const message: OwnerWebhooks[] = [];
    for (const kind of kinds) {
      const owners = await ownerKinds[kind].named(actor, 'webhooks.list');
      const where = { owner_kind: kind, owner_id: owners.map(({ id }) => id) };
      const all = await Webhook.findAll({ where, order: ['id'] });
      for (const { id, name } of owners) {
        const webhooks = all.filter(({ owner_id }) => owner_id === id).map(presentWebhook);
        message.push({ owner: { kind, id, name }, webhooks });
      }
    }
    return { message };
  },
});

const add = endpoint({
  ...{ ...base, limit },
  method: 'post',
  path: '/partner/webhooks',
  summary: 'Add a webhook to my centre or trading organisation; its secret is answered once',
  body: Joi.object<NewWebhook>({ center_id: id, merchant_id: id, ...webhookFields }).xor(
    'center_id',
    'merchant_id',
  ),
  handle: async (call) => {
    const { events } = call.body;
    const asked = ownerOf(call.body);
    const lock = async (transaction: Transaction) => {
      const { lock: lockOwn } = ownerKinds[asked.owner_kind];
      const { id: owner_id } = await lockOwn(call.actor, asked.owner_id, 'webhooks.create', transaction);
      const owner = { ...asked, owner_id };
      await refuseSending(call.actor, owner, transaction);
      refuseForeignEvents(owner.owner_kind, events);
      return owner;
    };
    // Other servers are asked for a member with the right alone, and outside of a transaction.
    await unitOfWork.transaction(lock);
    const url = await checkedUrl(call.body);
    return {
      status: 201,
      message: await unitOfWork.transaction(async (transaction): Promise<WebhookWithSecret> => {
        const owner = await lock(transaction);
        const { webhook, secret } = await addWebhook(owner, { url, events }, transaction);
        await journal(
          'create',
          webhook,
          { url: [null, originOf(url)], events: [null, events] },
          call,
          transaction,
        );
        return { webhook: presentWebhook(await webhook.reload({ transaction })), secret };
      }),
    };
  },
});

const edit = webhookAction<WebhookFields>({
  method: 'put',
  right: 'webhooks.edit',
  summary: 'Change the address and the events of a webhook',
  body: Joi.object<WebhookFields>(webhookFields),
  isSending: true,
  before: async ({ events, ...given }, { owner_kind }) => {
    refuseForeignEvents(owner_kind, events);
    return { events, url: await checkedUrl(given) };
  },
  run: async ({ call, webhook, transaction }) => {
    const { url, events } = webhook;
    await editWebhook(webhook, call.body, transaction);
    const changes = {
      url: [originOf(url), originOf(webhook.url)],
      events: [events, webhook.events],
    } as const;
    await journal('edit', webhook, { url: [...changes.url], events: [...changes.events] }, call, transaction);
    return presentWebhook(webhook);
  },
});

const rotate = webhookAction({
  method: 'post',
  tail: '/rotate_secret',
  right: 'webhooks.edit',
  summary: 'Make another secret of a webhook; it is answered once, and the one before is void',
  run: async ({ call, webhook, transaction }): Promise<WebhookWithSecret> => {
    const made = { secret: '' };
    await transitionWebhook(webhook, 'rotate_secret', signedBy(call), transaction, {
      run: (row) => {
        made.secret = rotateSecret(row);
      },
    });
    return { webhook: presentWebhook(webhook), ...made };
  },
});

const pause = webhookAction({
  method: 'post',
  tail: '/pause',
  right: 'webhooks.edit',
  summary: 'Disable a webhook: its waiting events are given up',
  run: async ({ call, webhook, transaction }) => {
    await transitionWebhook(webhook, 'pause', signedBy(call), transaction, disabling('OWNER', transaction));
    return presentWebhook(webhook);
  },
});

const resume = webhookAction({
  method: 'post',
  tail: '/resume',
  right: 'webhooks.edit',
  summary: 'Enable a webhook again',
  isSending: true,
  run: async ({ call, webhook, transaction }) => {
    await transitionWebhook(webhook, 'resume', signedBy(call), transaction, enabling(transaction));
    return presentWebhook(webhook);
  },
});

const test = webhookAction({
  method: 'post',
  tail: '/test',
  right: 'webhooks.edit',
  summary: 'Send a test message to a webhook',
  isSending: true,
  run: async ({ call, webhook, transaction }) => {
    await transitionWebhook(webhook, 'test', signedBy(call), transaction);
    return { id: Number((await testWebhook(webhook, transaction)).id) };
  },
});

const remove = webhookAction({
  method: 'delete',
  right: 'webhooks.delete',
  summary: 'Delete a webhook with its log',
  before: async (body, { id }) => {
    await emptyLog(id);
    return body;
  },
  run: async ({ call, webhook, transaction }) => {
    await journal('delete', webhook, { url: [originOf(webhook.url), null] }, call, transaction);
    await webhook.destroy({ transaction });
    return { id: webhook.id };
  },
});

export const ownWebhookEndpoints: AnyEndpoint[] = [
  ...[list, add, edit, rotate, pause, resume, test, remove],
  ...webhookLogEndpoints,
];

const kinds = ['CENTER', 'MERCHANT'] as const;

/** The schema lets exactly one of them through. */
const ownerOf = ({ center_id, merchant_id = 0 }: NewWebhook): OwnerKey =>
  center_id === undefined
    ? { owner_kind: 'MERCHANT', owner_id: merchant_id }
    : { owner_kind: 'CENTER', owner_id: center_id };
