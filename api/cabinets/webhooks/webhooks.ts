import type {
  CenterWebhooks,
  NewCenterWebhook,
  WebhookFields,
  WebhookWithSecret,
} from '@odonta/api/contract';
import { Center, Webhook } from '@odonta/db/models';
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
import { checkedUrl, webhookFields } from '../../platform/webhooks/webhooks.schema.ts';
import { centersOf, lockOwnCenter } from '../centersOf.ts';
import { base, journal, limit, refuseSending, signedBy, webhookAction } from './ownWebhook.ts';
import { webhookLogEndpoints } from './webhookLog.ts';

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/webhooks',
  summary: 'Webhooks of the centres I own',
  handle: async ({ actor }) => {
    const centers = await Center.findAll({
      where: { id: await centersOf(actor, 'webhooks.list') },
      order: ['id'],
    });
    const all = await Webhook.findAll({ where: { center_id: centers.map(({ id }) => id) }, order: ['id'] });
    const message: CenterWebhooks[] = centers.map(({ id, name }) => ({
      center: { id, name },
      webhooks: all.filter(({ center_id }) => center_id === id).map(presentWebhook),
    }));
    return { message };
  },
});

const add = endpoint({
  ...{ ...base, limit },
  method: 'post',
  path: '/partner/webhooks',
  summary: 'Add a webhook to my centre; its secret is answered once',
  body: Joi.object<NewCenterWebhook>({ center_id: id.required(), ...webhookFields('CENTER') }),
  handle: async (call) => {
    const { center_id, events } = call.body;
    const lock = async (transaction: Transaction) => {
      const center = await lockOwnCenter(call.actor, center_id, 'webhooks.create', transaction);
      await refuseSending(call.actor, center.id, transaction);
      return { owner_kind: 'CENTER', owner_id: center.id } as const;
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
  body: Joi.object<WebhookFields>(webhookFields('CENTER')),
  isSending: true,
  before: async ({ events, ...given }) => ({ events, url: await checkedUrl(given) }),
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

export const centerWebhookEndpoints: AnyEndpoint[] = [
  ...[list, add, edit, rotate, pause, resume, test, remove],
  ...webhookLogEndpoints,
];
