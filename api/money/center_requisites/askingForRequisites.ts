import { Center } from '@odonta/db/models';
import { changeEndpoint } from '../../identity/approvals/changeEndpoint.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { refuseBankOf, requisitesBody, requisitesOf } from '../../platform/requisites/requisites.ts';

/** Asks for other requisites; they come into force when a second person has confirmed them. */
export const askForRequisites = (requisites: AnyResource): AnyEndpoint =>
  changeEndpoint({
    path: '/adm/center_requisites/:id/changes',
    summary: 'Request a change of requisites; a second person confirms it',
    allow: 'center_requisites.edit',
    body: requisitesBody,
    kind: 'REQUISITES',
    action: 'ask_change',
    read: async ({ actor, scope, params, body }, transaction) => {
      const among = requisites.rows(actor, scope);
      const center = await findRow(Center, params.id, { among, transaction });
      const now = requisitesOf(center);
      refuseBankOf({ ...now, ...body });
      return { resource: 'center_requisites', record_id: center.id, title: center.name, now };
    },
  });
