import type { CopiedOrderLink } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

/** Only where no letter can deliver it; a user who copied it may not approve refunds of this order (`money/refunds/persons.ts`). */
export const copyOrderLink = (orders: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/orders/:id/copy_link',
    summary: 'The link of an order whose client has no e-mail, noted in the journal',
    audience: staffAudience,
    allow: 'orders.resend',
    body: Joi.object({}),
    handle: async ({ actor, scope, origin, params: { id = '' } }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      const reachable = orders.rows(actor, scope);
      const order = await Order.findOne({ where: { [Op.and]: [reachable, { id: Number(id) }] } });
      if (!order) throw notFound();
      if (order.email !== null) throw conflict('Ссылка уходит клиенту на почту: отправьте её письмом');
      const what = { action: 'copy_link', resource: 'orders', record_id: order.id, changes: {} };
      const by = staffAudience.auditActor(actor);
      await unitOfWork.transaction((transaction) => unitOfWork.audit({ by, origin, ...what }, transaction));
      return { message: { url: siteLink(orderPath(order.token)) } satisfies CopiedOrderLink };
    },
  });
