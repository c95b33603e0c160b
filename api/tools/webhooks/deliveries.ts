import { Webhook } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { page } from '../../platform/lists/paging.ts';
import { logOf } from '../../platform/webhooks/presenter.ts';

export const deliveriesOf = (webhooks: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/webhooks/:id/deliveries',
    summary: 'The log of a webhook, newest first',
    audience: staffAudience,
    allow: 'webhooks.show',
    query: page,
    handle: async ({ actor, scope, params, query }) => {
      const { id } = await findRow(Webhook, params.id, { among: webhooks.rows(actor, scope) });
      return { message: await logOf(id, query.offset) };
    },
  });
