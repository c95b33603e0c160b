import type { LeadCodeSent, LeadGiven } from '@odonta/api/contract';
import { isRussianMobile } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { spentCode, wrongCode } from '../../identity/individuals/individuals.phone.errors.ts';
import { codesOfAddress } from '../../identity/individuals/limitingCodes.ts';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { keyFor } from '../../identity/sessions/keys.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { byAddress, type Limiter } from '../../platform/http/limits.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { partnerConsentOf, refuseOtherWords } from './consenting.ts';
import { giveLead, refuseAnotherType, refuseSecond } from './giving.ts';
import { personOf } from './persons.ts';
import { isProvedBy, sendLeadCode, takeLeadCode } from './proving.ts';
import { leadToProve, newLead } from './relatedLeads.schema.ts';
import { runningNow } from './running.ts';

const anyone = { audience: buyerAudience, allow: 'anyone' } as const;

/** A phone is given only once its owner has confirmed it, or has paid for the order it stands in: anyone can type another's. */
export function askingEndpoints(secret: string, limiter: Limiter): AnyEndpoint[] {
  const key = keyFor(secret, 'code of a lead');
  return [
    endpoint({
      ...anyone,
      method: 'post',
      path: '/relatedPromotions/:id/leads/code',
      summary: 'Request the code by which I confirm the phone that an organisation gets',
      body: leadToProve,
      limit: codesOfAddress,
      handle: async ({ actor, body, params, origin }) => {
        const { promotion, merchant } = await runningNow(numberIn(params.id));
        const { type, person, isPaid } = await unitOfWork.transaction(async (transaction) => {
          const asked = await personOf(body, promotion, actor, transaction);
          await refuseSecond(promotion.id, asked.person, transaction);
          return asked;
        });
        refuseAnotherType(promotion, type);
        refuseOtherWords(body.consent, partnerConsentOf(merchant, promotion));
        if (isPaid || (await isProvedBy(actor, person.phone))) return { message: notNeeded };
        if (!isRussianMobile(person.phone)) throw unreachable();
        const { text_version } = body.consent;
        const confirmed = { phone: person.phone, promotion_id: promotion.id, text_version };
        const resend_after = await sendLeadCode(confirmed, { key, limiter, origin });
        return { message: { is_needed: true, resend_after } satisfies LeadCodeSent };
      },
    }),
    endpoint({
      ...anyone,
      method: 'post',
      path: '/relatedPromotions/:id/leads',
      summary: 'Give my contacts to the organisation of a bonus, by a form or by my order',
      body: newLead,
      idempotent: true,
      limit: {
        ...{ name: 'related_leads', points: 30, seconds: 3600 },
        by: ({ actor, origin }: { actor: BuyerActor; origin: Origin }) =>
          buyerAudience.accountOf(actor) ?? byAddress({ origin }),
      },
      handle: async ({ actor, body, params, origin }) => {
        const promotion_id = numberIn(params.id);
        const outcome = await unitOfWork.transaction(async (transaction) => {
          const { promotion, merchant } = await runningNow(promotion_id, transaction);
          const asked = await personOf(body, promotion, actor, transaction);
          const { phone } = asked.person;
          if (!asked.isPaid && !(await isProvedBy(actor, phone, transaction))) {
            refuseOtherWords(body.consent, partnerConsentOf(merchant, promotion));
            if (body.code === undefined) throw codeMissing();
            const confirmed = { phone, promotion_id, text_version: body.consent.text_version };
            const taken = await takeLeadCode(body.code, confirmed, key, transaction);
            if (taken !== 'taken') return taken;
          }
          const signed = { by: buyerAudience.auditActor(actor), origin };
          return giveLead(promotion_id, asked, body.consent, signed, transaction);
        });
        if (outcome === 'wrong') throw wrongCode();
        if (outcome === 'spent') throw spentCode();
        if (outcome === 'over') throw conflict('Этот бонус сейчас не действует');
        return { status: 201, message: { is_given: true } satisfies LeadGiven };
      },
    }),
  ];
}

const notNeeded: LeadCodeSent = { is_needed: false, resend_after: null };

const unreachable = () =>
  conflict(
    'Код приходит на российский мобильный, а в заказе другой номер: попросите бонус после оплаты или замените номер через менеджера',
  );

function codeMissing() {
  const message = 'Подтвердите телефон кодом из сообщения';
  return invalid({ code: message }, message);
}
