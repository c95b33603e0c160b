import { Individual } from '@odonta/db/models';
import {
  codesOfAll,
  codesOfKnown,
  codesOfPhone,
  codesOfPlace,
} from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { Op } from 'sequelize';
import { limitedAddress, limitedNetwork } from '../../platform/http/addresses.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { byAddress, type Limiter } from '../../platform/http/limits.ts';

/** Codes of any purpose that one address asks for: each costs money. */
export const codesOfAddress = { name: 'codes_of_address', points: 20, seconds: 3600, by: byAddress };

/**
 * Counts a code to a phone, of any purpose. Only after strangers from many networks have used up the day's codes do known
 * phones have a reserve. Both are counted: a sender who has used up his own codes must not see which phones still get one.
 */
export async function limitCodes(phone: string, { ip }: Origin, limiter: Limiter): Promise<void> {
  for (const limit of codesOfPhone) await limiter(limit, phone);
  await limiter(codesOfPlace.address, limitedAddress(ip));
  await limiter(codesOfPlace.network, limitedNetwork(ip));
  const where = { phone, phone_proved_at: { [Op.ne]: null } };
  await limiter((await Individual.count({ where })) > 0 ? codesOfKnown : codesOfAll, 'all');
}
