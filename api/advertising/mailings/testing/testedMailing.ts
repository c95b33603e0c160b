import type { Mailing } from '@odonta/db/models';
import { buildDueMailing } from '@odonta/db/testing/mailingFactories.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { hashOf } from '../letter/hash.ts';
import { partsOf } from '../letter/parts.ts';

/** A mailing that begins as soon as somebody looks, tested as it is. */
export async function buildTestedMailing(
  given: Parameters<typeof buildDueMailing>[0] = {},
): Promise<Mailing> {
  const mailing = await buildDueMailing(given);
  const parts = await unitOfWork.transaction((transaction) => partsOf(mailing, transaction));
  return mailing.update({ tested_hash: hashOf(mailing, parts) });
}
