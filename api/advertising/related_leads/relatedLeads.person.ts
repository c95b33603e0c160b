import type { RevealedLead } from '@odonta/api/contract';
import { RelatedLead } from '@odonta/db/models';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { contactsOf } from './relatedLeads.presenter.ts';
import { withdraw } from './withdrawing.ts';

export const reveal = endpoint({
  method: 'post',
  path: '/adm/related_leads/:id/reveal',
  summary: 'The person of a lead; the access is audited',
  audience: staffAudience,
  allow: 'related_leads.reveal',
  handle: async (call) => {
    const row = await findRow(RelatedLead, call.params.id);
    await auditReading(call, { action: 'reveal', resource: 'related_leads', record_id: row.id });
    return { message: { id: row.id, ...contactsOf(row) } satisfies RevealedLead };
  },
});

export const withdrawForPerson = endpoint({
  method: 'post',
  path: '/adm/related_leads/:id/withdraw',
  summary: 'Withdraw the consent of a person who has asked for it; the same again changes nothing',
  audience: staffAudience,
  allow: 'related_leads.withdraw',
  body: Joi.object<{ reason: string }>({ reason: line(1000).min(3).required() }),
  limit: {
    ...{ name: 'lead_withdrawals', points: 60, seconds: 3600 },
    by: ({ actor, origin }: { actor: SignedInUser; origin: Origin }) =>
      staffAudience.accountOf(actor) ?? byAddress({ origin }),
  },
  handle: async ({ actor, body: { reason }, params, origin }) => {
    const { id } = await findRow(RelatedLead, params.id);
    const signed = { by: staffAudience.auditActor(actor), origin, reason };
    await unitOfWork.transaction((transaction) => withdraw(id, signed, transaction));
    return { message: { id } };
  },
});
