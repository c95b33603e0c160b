import type { LeadDispute, MerchantLead, MerchantLeads } from '@odonta/api/contract';
import { RelatedLead, RelatedPromotion } from '@odonta/db/models';
import type { LeadResult } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { page, perPage } from '../../platform/lists/paging.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { merchantIdsOf } from '../merchants/membership.ts';
import { dispute, mark } from './disputing.ts';
import { exportOwnLeads } from './exporting.ts';
import { presentOwnLead, withNames } from './relatedLeads.presenter.ts';
import { disputeBody, markBody } from './relatedLeads.schema.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'own_leads', points: 600, seconds: 3600, by: byUser };

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/relatedLeads',
  summary: 'Leads of my trading organisations, newest first',
  query: page,
  handle: async ({ actor, query: { offset } }) => {
    const where = { promotion_id: await promotionsOf(actor) };
    const total = await RelatedLead.count({ where });
    const found = { where, include: withNames, order: [['id', 'DESC']] as [string, string][] };
    const rows = await RelatedLead.findAll({ ...found, offset, limit: perPage });
    return { message: { leads: rows.map(presentOwnLead), total } satisfies MerchantLeads };
  },
});

/** An act on a locked lead of one's own organisation; another's is not there. */
const act = <Body>(said: {
  tail: string;
  summary: string;
  body: Joi.ObjectSchema<Body>;
  run(lead: RelatedLead, body: Body, signed: Signed, transaction: Transaction): Promise<void>;
}): AnyEndpoint =>
  endpoint({
    ...base,
    ...{ method: 'post', path: `/lk/relatedLeads/:id/${said.tail}`, summary: said.summary },
    ...{ body: said.body, idempotent: true, limit },
    handle: async ({ actor, params, body, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const own = { id: numberIn(params.id), promotion_id: await promotionsOf(actor, transaction) };
        const lock = transaction.LOCK.NO_KEY_UPDATE;
        const lead = await RelatedLead.findOne({ where: own, lock, transaction });
        if (!lead) throw notFound('Такого лида нет');
        await said.run(lead, body, { by: userAudience.auditActor(actor), origin }, transaction);
        const row = { include: withNames, rejectOnEmpty: true, transaction } as const;
        const message: MerchantLead = presentOwnLead(await RelatedLead.findByPk(lead.id, row));
        return { message };
      }),
  });

const disputeLead = act<LeadDispute>({
  tail: 'dispute',
  summary: 'Dispute a lead within two days',
  body: disputeBody,
  run: dispute,
});

const markLead = act<{ result: LeadResult }>({
  tail: 'mark',
  summary: 'Say what came of a lead',
  body: markBody,
  run: (lead, { result }, signed, transaction) => mark(lead, result, signed, transaction),
});

const exportLeads = endpoint({
  ...base,
  method: 'get',
  path: '/lk/relatedLeads/export',
  summary: 'The leads of my trading organisations as a CSV table',
  limit: { ...limit, name: 'leads_export', points: 30 },
  handle: async ({ actor, res, origin }) => {
    const ids = await promotionsOf(actor);
    const what = { action: 'export', resource: 'related_leads', record_id: null, changes: {} };
    const by = userAudience.auditActor(actor);
    await unitOfWork.transaction((transaction) => unitOfWork.audit({ by, origin, ...what }, transaction));
    return exportOwnLeads(ids, res);
  },
});

export const merchantLeadEndpoints: AnyEndpoint[] = [exportLeads, list, disputeLead, markLead];

/** The bonuses of his organisations, deleted ones as well: their leads were paid. */
async function promotionsOf(actor: SignedInUser, transaction?: Transaction): Promise<number[]> {
  const where = { merchant_id: await merchantIdsOf(actor, transaction) };
  const found = { attributes: ['id'], where, paranoid: false, transaction };
  const rows = await RelatedPromotion.findAll(found);
  return rows.map(({ id }) => id);
}
