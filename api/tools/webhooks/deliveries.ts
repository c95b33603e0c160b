import { Webhook } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { page } from '../../platform/lists/paging.ts';
import { logOf, withoutBodies } from '../../platform/webhooks/presenter.ts';

export const deliveriesOf = (webhooks: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/webhooks/:id/deliveries',
    summary: 'The log of a webhook, newest first',
    audience: staffAudience,
    allow: 'webhooks.show',
    query: page,
    handle: async ({ actor, scope, params, query }) => {
      const { id, owner_kind } = await findRow(Webhook, params.id, { among: webhooks.rows(actor, scope) });
      const log = await logOf(id, query.offset);
      // Messages to trading organisations hold persons, whom staff reveal one at a time.
      const isOpen = owner_kind === 'CENTER' && maySeeSums(actor);
      return { message: isOpen ? log : withoutBodies(log) };
    },
  });

const maySeeSums = ({ grants }: SignedInUser): boolean =>
  (['orders.show', 'payouts.show'] as const).every((right) => grants.scope(right) === 'all');
