import { Individual } from '@odonta/db/models';
import { secondsBetweenCodes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { Op, type Transaction } from 'sequelize';
import { limitCodes } from '../../identity/individuals/limitingCodes.ts';
import type { BuyerActor } from '../../identity/sessions/buyerAudience.ts';
import { issueCode, takeCode } from '../../identity/sessions/oneTimeSecrets.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeSms } from '../../platform/sms/sendSms.ts';

/** A code confirms this phone, for this bonus, by the sentence that was shown. */
export interface Confirmed {
  phone: string;
  promotion_id: number;
  text_version: string;
}

/** Sends a code to the phone, which may be a stranger's; answers the seconds until the next. */
export async function sendLeadCode(
  confirmed: Confirmed,
  { key, limiter, origin }: { key: Buffer; limiter: Limiter; origin: Origin },
): Promise<number> {
  const { phone } = confirmed;
  await limitCodes(phone, origin, limiter);
  await unitOfWork.transaction(async (transaction) => {
    const receiver = { ...receiverOf(confirmed), subject_id: null, ip: origin.ip };
    const secret = await issueCode(receiver, key, transaction, meantFor(confirmed));
    const words = {
      subject: 'Код для бонуса партнёра',
      text: 'Одонта: код {secret} передаст ваши контакты партнёру за бонусом. Не просили — никому его не говорите.',
    };
    await writeSms({ kind: 'lead_code', to: phone, ...words, secret }, transaction);
  });
  return secondsBetweenCodes;
}

/** A wrong code is answered and not thrown: a try stays counted. */
export async function takeLeadCode(
  code: string,
  confirmed: Confirmed,
  key: Buffer,
  transaction: Transaction,
): Promise<'wrong' | 'spent' | 'taken'> {
  const receiver = { ...receiverOf(confirmed), code };
  const taken = await takeCode(receiver, key, transaction, meantFor(confirmed));
  return typeof taken === 'string' ? taken : 'taken';
}

/** Whether the individual who calls has proved this very phone. */
export async function isProvedBy(
  actor: BuyerActor,
  phone: string,
  transaction?: Transaction,
): Promise<boolean> {
  if (actor.kind !== 'individual') return false;
  const where = { id: actor.id, phone, phone_proved_at: { [Op.ne]: null } };
  return (await Individual.count({ where, transaction })) > 0;
}

const receiverOf = ({ phone }: Confirmed) => ({ audience: 'individual', target: phone }) as const;

const meantFor = ({ promotion_id, text_version }: Confirmed) =>
  ({ kind: 'LEAD_CODE', about: `${promotion_id}:${text_version}` }) as const;
