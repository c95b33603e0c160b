import type { RecoveryCodes, SecondFactorKey } from '@odonta/api/contract';
import { expect } from 'chai';
import { Secret, TOTP } from 'otpauth';
import type { Call } from './call.ts';

/** An authenticator application, set up through the API. */
export interface Telephone {
  /** The present code, or those of the neighbouring half-minutes, which are accepted too. */
  code(halfMinute?: -1 | 0 | 1): string;
  recoveryCodes: string[];
}

export async function setUpTelephone(call: Call, token: string): Promise<Telephone> {
  const begun = await call<SecondFactorKey>('post', '/adm/me/second_factor', { token });
  const telephone = new TOTP({ secret: Secret.fromBase32(begun.body.message.secret) });
  const code = (halfMinute = 0) => telephone.generate({ timestamp: Date.now() + halfMinute * 30_000 });
  // By the code before this one, so that the one shown now is still good.
  const body = { code: code(-1) };
  const done = await call<RecoveryCodes>('post', '/adm/me/second_factor/confirm', { token, body });
  expect(done.status, done.text).to.equal(200);
  return { code, recoveryCodes: done.body.message.codes };
}
