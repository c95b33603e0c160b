import type { CopiedOrderLink } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

/** Only where no letter can deliver it; a user who copied it may not approve refunds of this order (`money/refunds/persons.ts`). */
export const copyOrderLink = (orders: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/orders/:id/copy_link',
    summary: 'The link of an order whose client has no e-mail; the access is audited',
    audience: staffAudience,
    allow: 'orders.resend',
    body: Joi.object({}),
    handle: async ({ actor, scope, origin, params: { id } }) => {
      const order = await findRow(Order, id, { among: orders.rows(actor, scope) });
      if (order.email !== null) throw conflict('Ссылка уходит клиенту на почту: отправьте её письмом');
      const copying = { action: 'copy_link', resource: 'orders', record_id: order.id };
      await auditReading({ actor, origin }, copying);
      return { message: { url: siteLink(orderPath(order.token)) } satisfies CopiedOrderLink };
    },
  });
