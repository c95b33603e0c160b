import type { Consent as GivenConsent, PhoneCodeSent, SignedIn } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { phoneSignIn as form, phoneSignInCalls } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { secondsBetweenCodes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress, type Limiter } from '../../platform/http/limits.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeSms } from '../../platform/sms/sendSms.ts';
import { individualAccounts } from '../sessions/accountKinds.ts';
import { isBlockedEmail } from '../sessions/blockedEmails.ts';
import { keyFor } from '../sessions/keys.ts';
import { issueCode, takeCode } from '../sessions/oneTimeSecrets.ts';
import { enter } from '../sessions/signIn.ts';
import { spentCode, wrongCode } from './individuals.phone.errors.ts';
import { codesOfAddress, limitCodes } from './limitingCodes.ts';

interface CodeBody {
  phone: string;
  code: string;
  consent?: GivenConsent;
}

const phoneBody = Joi.object<{ phone: string }>({ phone: text(form.phone) });
const codeBody = Joi.object<CodeBody>({ phone: text(form.phone), code: text(form.code), consent });

export function phoneSignInEndpoints(secret: string, limiter: Limiter): AnyEndpoint[] {
  const key = keyFor(secret, 'code to a phone');
  return [
    endpoint({
      method: 'post',
      path: phoneSignInCalls.ask,
      summary: 'Request a code for a phone',
      audience: openAudience,
      allow: 'anyone',
      body: phoneBody,
      limit: codesOfAddress,
      handle: async ({ body, origin }) => ({
        message: await sendCode(normalPhone(body.phone), origin, { key, limiter }),
      }),
    }),
    endpoint({
      method: 'post',
      path: phoneSignInCalls.enter,
      summary: 'Sign in by a code sent to a phone',
      audience: openAudience,
      allow: 'anyone',
      body: codeBody,
      limit: { name: 'codes_typed', points: 60, seconds: 3600, by: byAddress },
      handle: async ({ body, origin }) => ({ message: await enterBy(body, origin, { key, secret }) }),
    }),
  ];
}

/** Known or not, a phone gets its code and the answer is the same. */
async function sendCode(
  target: string,
  origin: Origin,
  { key, limiter }: { key: Buffer; limiter: Limiter },
): Promise<PhoneCodeSent> {
  await limitCodes(target, origin, limiter);
  await unitOfWork.transaction(async (transaction) => {
    const receiver = { audience: 'individual', target, subject_id: null, ip: origin.ip } as const;
    const secret = await issueCode(receiver, key, transaction);
    const words = {
      subject: 'Код для входа',
      text: 'Одонта: код для входа {secret}. Никому его не говорите.',
    };
    await writeSms({ kind: 'phone_code', to: target, ...words, secret }, transaction);
  });
  return { resend_after: secondsBetweenCodes };
}

async function enterBy(
  { phone, code, consent }: CodeBody,
  origin: Origin,
  { key, secret }: { key: Buffer; secret: string },
): Promise<SignedIn> {
  const target = normalPhone(phone);
  // A transaction of its own: a try stays counted even if the sign-in fails afterwards.
  const looked = await unitOfWork.transaction((transaction) =>
    takeCode({ audience: 'individual', target, code }, key, transaction),
  );
  if (looked === 'spent') throw spentCode();
  if (looked === 'wrong') throw wrongCode();
  const individual = await ownerOf(target, consent, origin);
  const isShutOut = individual.email !== null && (await isBlockedEmail(individual.email));
  if (isShutOut || !individualAccounts.isOpen(individual)) throw wrongCode();
  return enter(individualAccounts, individual, origin, secret);
}

/**
 * The owner of a verified phone; it creates the account if needed. An account with a password that merely names
 * the phone may be a stranger's, who would gain access: the phone leaves it.
 */
async function ownerOf(phone: string, given: GivenConsent | undefined, origin: Origin): Promise<Individual> {
  const known = await Individual.findOne({ where: { phone } });
  if (known?.phone_proved_at) return known;
  if (known?.password_hash === null) return known.update({ phone_proved_at: new Date() });
  return unitOfWork.transaction(async (transaction) => {
    await known?.update({ phone: null }, { transaction });
    const giver = { email: null, phone, purpose: 'ACCOUNT', form: 'phone' } as const;
    const kept = await keepConsent(given, giver, origin, transaction);
    const proved = { phone, phone_proved_at: new Date() };
    const nameless = { last_name: '', first_name: '', ...proved, consent_id: kept?.id ?? null };
    const individual = await Individual.create(nameless, { transaction });
    const record = { resource: 'individuals', record_id: individual.id };
    await unitOfWork.audit({ by: anyone, origin, action: 'register', ...record, changes: {} }, transaction);
    return individual;
  });
}
