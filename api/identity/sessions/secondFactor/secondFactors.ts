import { createHmac } from 'node:crypto';
import { RecoveryCode, SecondFactor, type User } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { seal, unseal } from '../../../platform/secrets/sealing.ts';
import { keyFor } from '../keys.ts';
import { newRecoveryCodes, newSecret, plainCode, stepOf, uriOf } from './oneTimeCodes.ts';

/** The second factors of users: secrets are encrypted, printed codes are hashes, and each code is valid once. */
export interface SecondFactors {
  /** Makes a new secret, which asks for nothing until it is confirmed. Null where one is confirmed already. */
  begin(user: Pick<User, 'id' | 'email'>): Promise<{ secret: string; uri: string } | null>;
  /** Enables it by a first code; returns the printed codes, which are never shown again. */
  confirm(userId: number, code: string, transaction: Transaction): Promise<string[] | null>;
  renewCodes(userId: number, transaction: Transaction): Promise<string[]>;
  /** Whether the code is good; from now on it is not. */
  take(userId: number, code: string): Promise<boolean>;
}

export async function hasSecondFactor(userId: number): Promise<boolean> {
  return (await SecondFactor.count({ where: { user_id: userId, confirmed_at: { [Op.ne]: null } } })) > 0;
}

export async function removeSecondFactor(userId: number, transaction: Transaction): Promise<boolean> {
  await RecoveryCode.destroy({ where: { user_id: userId }, transaction });
  return (await SecondFactor.destroy({ where: { user_id: userId }, transaction })) > 0;
}

export function secondFactorsBy(jwtSecret: string): SecondFactors {
  const sealingKey = keyFor(jwtSecret, 'secrets of second factors');
  const hashingKey = keyFor(jwtSecret, 'recovery codes');

  const hashOf = (code: string) => createHmac('sha256', hashingKey).update(plainCode(code)).digest('hex');

  const stepNow = ({ secret, user_id }: SecondFactor, code: string): number | null =>
    stepOf(unseal(sealingKey, secret, `user:${user_id}`), code.replace(/\s/g, ''));

  /** By the row's own count, so that of concurrent calls with one code one succeeds. */
  async function spend(userId: number, step: number): Promise<boolean> {
    const where = { user_id: userId, last_step: { [Op.lt]: step } };
    const [taken] = await SecondFactor.update({ last_step: step }, { where });
    return taken === 1;
  }

  async function renewCodes(userId: number, transaction: Transaction): Promise<string[]> {
    const codes = newRecoveryCodes();
    await RecoveryCode.destroy({ where: { user_id: userId }, transaction });
    const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) }));
    await RecoveryCode.bulkCreate(rows, { transaction });
    return codes;
  }

  return {
    renewCodes,

    async begin({ id, email }) {
      const secret = newSecret();
      const sealed = seal(sealingKey, secret, `user:${id}`);
      await SecondFactor.findOrCreate({ where: { user_id: id }, defaults: { user_id: id, secret: sealed } });
      const where = { user_id: id, confirmed_at: null };
      const [begun] = await SecondFactor.update({ secret: sealed, last_step: 0 }, { where });
      return begun === 1 ? { secret, uri: uriOf(secret, email) } : null;
    },

    async confirm(userId, code, transaction) {
      const where = { user_id: userId, confirmed_at: null };
      const factor = await SecondFactor.findOne({ where, transaction, lock: true });
      const step = factor && stepNow(factor, code);
      if (!factor || step === null) return null;
      await factor.update({ confirmed_at: new Date(), last_step: step }, { transaction });
      return renewCodes(userId, transaction);
    },

    async take(userId, code) {
      const factor = await SecondFactor.findOne({
        where: { user_id: userId, confirmed_at: { [Op.ne]: null } },
      });
      if (!factor) return false;
      const step = stepNow(factor, code);
      if (step !== null) return spend(userId, step);
      const where = { user_id: userId, code_hash: hashOf(code), used_at: null };
      const [used] = await RecoveryCode.update({ used_at: new Date() }, { where });
      return used === 1;
    },
  };
}
