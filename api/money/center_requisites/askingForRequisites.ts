import { Center } from '@odonta/db/models';
import { Op } from 'sequelize';
import { askApproval } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import {
  type RequisiteField,
  refuseBankOf,
  requisitesBody,
  requisitesOf,
} from '../../platform/requisites/requisites.ts';

/** Asks for other requisites; they come into force when a second person has confirmed them. */
export const askForRequisites = (requisites: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/center_requisites/:id/changes',
    summary: 'Ask for a change of requisites, which another confirms',
    audience: staffAudience,
    allow: 'center_requisites.edit',
    body: requisitesBody,
    handle: async ({ actor, scope, params: { id = '' }, body, origin }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      const reachable = requisites.rows(actor, scope);
      const approval = await unitOfWork.transaction(async (transaction) => {
        const where = { [Op.and]: [reachable, { id: Number(id) }] };
        const center = await Center.findOne({ where, transaction });
        if (!center) throw notFound();
        const now = requisitesOf(center);
        refuseBankOf({ ...now, ...body });
        const fields = (Object.keys(body) as RequisiteField[]).filter(
          (field) => (body[field] ?? null) !== now[field],
        );
        if (fields.length === 0) throw invalid({}, 'Ничего не изменено');
        requireReauthentication(actor);
        const before = Object.fromEntries(fields.map((field) => [field, now[field]]));
        const after = Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
        const record = { resource: 'center_requisites', record_id: center.id };
        const asked = { ...record, title: center.name, before, after, asked_by: actor.id };
        const what = { action: 'ask_change', ...record, changes: {}, reason: null };
        await unitOfWork.audit({ by: staffAudience.auditActor(actor), origin, ...what }, transaction);
        return askApproval('REQUISITES', asked, transaction);
      });
      return { message: { id: approval.id }, status: 201 };
    },
  });
