import type { LeadWithdrawal, PartnerConsent } from '@odonta/api/contract';
import { RelatedLead } from '@odonta/db/models';
import { withdrawalDays } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import type { AuditActor } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { ApiError, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { partnerConsentOf } from './consenting.ts';
import { offerOf } from './offers.ts';
import { runningNow } from './running.ts';
import { leadOf } from './tokens.ts';
import { withdraw } from './withdrawing.ts';

const anyone = { audience: buyerAudience, allow: 'anyone' } as const;
const missing = 'Ссылка не действует: проверьте, что скопировали её целиком';

const readConsent = endpoint({
  ...anyone,
  method: 'get',
  path: '/relatedPromotions/:id/consent',
  summary: 'The sentence by which a person lets the organisation of a bonus have his contacts',
  handle: async ({ params }) => {
    const { promotion, merchant } = await runningNow(numberIn(params.id)).catch(asMissing);
    return { message: partnerConsentOf(merchant, promotion) satisfies PartnerConsent };
  },
});

/** There is nothing to agree to while a bonus does not run. */
const asMissing = (error: unknown): never => {
  throw error instanceof ApiError && error.status === 409 ? notFound(error.message) : error;
};

const readWithdrawal = endpoint({
  ...anyone,
  method: 'get',
  path: '/relatedLeads/consent/:token',
  summary: 'To whom the reader of a letter gave his contacts; reading withdraws nothing',
  handle: async ({ params }) => ({ message: await withdrawalOf(await leadBy(params.token)) }),
});

const withdrawByLink = endpoint({
  ...anyone,
  method: 'delete',
  path: '/relatedLeads/consent/:token',
  summary: 'Withdraw the consent by the link of a letter; the same again changes nothing',
  body: Joi.object({}),
  handle: async ({ params, origin }) => {
    const lead = await leadBy(params.token);
    await unitOfWork.transaction((transaction) => withdraw(lead.id, { by: reader, origin }, transaction));
    return { message: await withdrawalOf(await lead.reload()) };
  },
});

export const openLeadEndpoints: AnyEndpoint[] = [readConsent, readWithdrawal, withdrawByLink];

const reader: AuditActor = { id: null, name: 'Получатель письма', roles: [] };

/** 404 in the same words for a forged link, for one of nobody, and for one that is too old. */
async function leadBy(token: string | undefined): Promise<RelatedLead> {
  const id = token && isSecret(token) ? leadOf(token) : null;
  const lead = id === null ? null : await RelatedLead.findByPk(id);
  const oldest = Date.now() - withdrawalDays * 86_400_000;
  if (!lead || lead.created_at.getTime() < oldest) throw notFound(missing);
  return lead;
}

async function withdrawalOf(lead: RelatedLead): Promise<LeadWithdrawal> {
  const { promotion, merchant } = await offerOf(lead);
  return {
    is_withdrawn: lead.revoked_at !== null,
    merchant: merchant.name,
    promotion: promotion.name,
  };
}
