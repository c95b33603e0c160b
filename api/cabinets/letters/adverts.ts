import type { AdvertsConsent, Consent as GivenConsent } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { consentToAdvertsText } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { countConsents, endingOf } from '../../advertising/mailings/endings.ts';
import { endMailings } from '../../advertising/mailings/unsubscribing.ts';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { flag } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { lift } from '../../platform/mail/suppressing.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';

const path = '/individual/me/adverts';
const himself = { audience: individualAudience, allow: 'himself' } as const;

interface Chosen {
  is_on: boolean;
  consent?: GivenConsent;
}

const readAdverts = endpoint({
  ...himself,
  method: 'get',
  path,
  summary: 'Whether I get advertising letters',
  handle: async ({ actor }) => ({ message: await presentOf(actor.id) }),
});

const chooseAdverts = endpoint({
  ...himself,
  method: 'put',
  path,
  summary: 'Agree to advertising letters, or take the consent back; the same again changes nothing',
  body: Joi.object<Chosen>({
    is_on: flag.required(),
    consent: consent
      .keys({ text_version: Joi.string().valid(consentToAdvertsText.version).required() })
      .when('is_on', { is: true, then: Joi.required(), otherwise: Joi.forbidden() }),
  }),
  handle: ({ actor, body: { is_on, consent: given }, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      // Two of his browsers take turns: one consent is kept.
      const lock = transaction.LOCK.NO_KEY_UPDATE;
      const { email, email_proved_at } = await Individual.findByPk(actor.id, {
        ...{ lock, rejectOnEmpty: true, transaction },
      });
      if (email === null || email_proved_at === null)
        throw conflict('Сначала подтвердите почту в разделе «Мои данные»: письма придут на неё');
      const signed = { by: individualAudience.auditActor(actor), origin };
      if (given) await agree(email, given, signed, transaction);
      else if (!is_on) await endMailings(email, signed, transaction);
      return { message: await presentOf(actor.id, transaction) };
    }),
});

export const advertsEndpoints = [readAdverts, chooseAdverts];

/** His own refusals end with the consent; those of staff and of the mail server do not. */
async function agree(
  email: string,
  given: GivenConsent,
  signed: Signed & { origin: Origin },
  transaction: Transaction,
): Promise<void> {
  for (const reason of ['UNSUBSCRIBED', 'COMPLAINT'] as const)
    await lift({ email, reason }, signed, transaction);
  if ((await countConsents(email, transaction)) > 0) return;
  const giver = { purpose: 'ADVERTISING', form: 'cabinet', email, phone: null } as const;
  await keepConsent(given, giver, signed.origin, transaction);
}

async function presentOf(id: number, transaction?: Transaction): Promise<AdvertsConsent> {
  const { email, email_proved_at } = await Individual.findByPk(id, { rejectOnEmpty: true, transaction });
  if (email === null || email_proved_at === null)
    return { is_on: false, is_possible: false, is_stopped: false };
  const { is_ended, is_stopped } = await endingOf(email, transaction);
  return { is_on: !is_ended, is_possible: true, is_stopped };
}
