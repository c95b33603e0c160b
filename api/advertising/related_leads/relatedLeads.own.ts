import type { OwnLead } from '@odonta/api/contract';
import { Order, RelatedLead } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { withNames } from './relatedLeads.presenter.ts';
import { withdraw } from './withdrawing.ts';

const base = { audience: individualAudience, allow: 'himself' } as const;
const shownAtMost = 200;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/individual/relatedLeads',
  summary: 'To which organisations I have given my contacts, and what I have withdrawn',
  handle: async ({ actor }) => {
    const rows = await RelatedLead.findAll({
      where: ofHim(actor.id),
      include: [...withNames, itsOrder],
      order: [['id', 'DESC']],
      limit: shownAtMost,
    });
    return { message: rows.map(present) };
  },
});

const withdrawOwn = endpoint({
  ...base,
  method: 'delete',
  path: '/individual/relatedLeads/:id',
  summary: 'Withdraw my consent: my data are wiped, and the organisation learns of it',
  body: Joi.object({}),
  handle: async ({ actor, params, origin }) => {
    const where = { id: numberIn(params.id), ...ofHim(actor.id) };
    const lead = await RelatedLead.findOne({ where, include: [itsOrder] });
    if (!lead) throw notFound('Такой передачи контактов нет');
    const signed = { by: individualAudience.auditActor(actor), origin };
    await unitOfWork.transaction((transaction) => withdraw(lead.id, signed, transaction));
    return { message: { id: lead.id } };
  },
});

export const ownLeadEndpoints: AnyEndpoint[] = [list, withdrawOwn];

/** An order may have become his after the lead was given with it. */
const ofHim = (individual_id: number) => ({
  [Op.or]: [{ individual_id }, { '$order.individual_id$': individual_id }],
});
const itsOrder = { model: Order, as: 'order', attributes: ['id'], paranoid: false };

const present = (row: RelatedLead): OwnLead => ({
  id: row.id,
  merchant: row.promotion.merchant.name,
  promotion: row.promotion.name,
  course: row.prod?.name ?? null,
  created_at: secondsOf(row.created_at),
  revoked_at: secondsOf(row.revoked_at),
});
