import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { OneTimeSecret } from '@odonta/db/models';
import {
  type CodeKind,
  digitsOfCode,
  type SecretKind,
  secretMinutes,
  triesOfCode,
} from '@odonta/db/vocabulary/identity/secrets.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';

export interface Receiver {
  audience: SessionAudience;
  /** The e-mail or the phone it goes to. */
  target: string;
  subject_id: number | null;
  ip: string | null;
}

/** Makes the token of a link; the one before it is void. */
export async function issueToken(
  kind: SecretKind,
  receiver: Receiver,
  transaction: Transaction,
): Promise<string> {
  const token = `${receiver.audience}.${randomBytes(32).toString('base64url')}`;
  await keep({ id: randomUUID(), kind, ...receiver, secret_hash: hashOfSecret(token) }, transaction);
  return token;
}

/** The purpose of a token: checked before the expensive hashing of a password. */
export function livingToken(
  kind: SecretKind,
  audience: SessionAudience,
  token: string,
): Promise<OneTimeSecret | null> {
  return OneTimeSecret.findOne({ where: living(kind, audience, { secret_hash: hashOfSecret(token) }) });
}

/** Of concurrent uses of one token only the first gets it. */
export async function takeToken(
  kind: SecretKind,
  audience: SessionAudience,
  token: string,
  transaction: Transaction,
): Promise<OneTimeSecret | null> {
  const where = living(kind, audience, { secret_hash: hashOfSecret(token) });
  const [, [taken]] = await OneTimeSecret.update(
    { used_at: new Date() },
    { where, returning: true, transaction },
  );
  return taken ?? null;
}

/** The purpose of a code: its kind, and where it confirms something, exactly that. */
interface Meant {
  kind?: CodeKind;
  about?: string;
}

/** Makes a code to be typed. So few digits could be found out from a plain hash, so it is keyed. */
export async function issueCode(
  receiver: Receiver,
  key: Buffer,
  transaction: Transaction,
  { kind = 'PHONE_CODE', about = '' }: Meant = {},
): Promise<string> {
  const code = String(randomInt(10 ** digitsOfCode)).padStart(digitsOfCode, '0');
  const id = randomUUID();
  const secret_hash = keyedHashOf(key, id, code + about);
  await keep({ id, kind, ...receiver, secret_hash }, transaction);
  return code;
}

/** The owner of the code, or the reason of its refusal. Each look costs a try, concurrent ones too. */
export async function takeCode(
  { audience, target, code }: Pick<Receiver, 'audience' | 'target'> & { code: string },
  key: Buffer,
  transaction: Transaction,
  { kind = 'PHONE_CODE', about = '' }: Meant = {},
): Promise<OneTimeSecret | 'wrong' | 'spent'> {
  const where = living(kind, audience, { target });
  const [, [tried]] = await OneTimeSecret.update(
    { tries: literal('tries + 1') },
    { where: { ...where, tries: { [Op.lt]: triesOfCode } }, returning: true, transaction },
  );
  if (!tried) return (await OneTimeSecret.count({ where, transaction })) > 0 ? 'spent' : 'wrong';
  const typed = keyedHashOf(key, tried.id, code + about);
  if (!timingSafeEqual(Buffer.from(typed), Buffer.from(tried.secret_hash))) return 'wrong';
  return tried.update({ used_at: new Date() }, { transaction });
}

/** Whether a code is expired rather than wrong. */
export async function hasLivingCode(
  kind: CodeKind,
  { audience, target }: Pick<Receiver, 'audience' | 'target'>,
  transaction: Transaction,
): Promise<boolean> {
  return (await OneTimeSecret.count({ where: living(kind, audience, { target }), transaction })) > 0;
}

/** After a change of password or address, or a block: earlier secrets are void. */
export async function voidSecretsOf(
  audience: SessionAudience,
  subject_id: number,
  transaction: Transaction,
): Promise<void> {
  await OneTimeSecret.destroy({ where: { audience, subject_id, used_at: null }, transaction });
}

type New = Pick<OneTimeSecret, 'id' | 'kind' | 'audience' | 'subject_id' | 'target' | 'secret_hash' | 'ip'>;

async function keep(secret: New, transaction: Transaction): Promise<void> {
  const expires_at = new Date(Date.now() + secretMinutes[secret.kind] * 60_000);
  await OneTimeSecret.upsert(
    { ...secret, tries: 0, expires_at, used_at: null, created_at: new Date() },
    { conflictFields: ['kind', 'audience', 'target'], conflictWhere: { used_at: null }, transaction },
  );
}

const living = (kind: SecretKind, audience: SessionAudience, which: object) => ({
  kind,
  audience,
  used_at: null,
  expires_at: { [Op.gt]: new Date() },
  ...which,
});

const keyedHashOf = (key: Buffer, id: string, code: string): string =>
  createHmac('sha256', key).update(`${id}:${code}`).digest('hex');
