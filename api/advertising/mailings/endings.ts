import type { MailingEnding } from '@odonta/api/contract';
import { Consent, MailSuppression } from '@odonta/db/models';
import { isOwnRefusal } from '@odonta/db/vocabulary/advertising/mailings/suppression.ts';
import type { Transaction } from 'sequelize';

/** Whether an address has left mailings, as of now: its owner may have agreed again since. */
export async function endingOf(email: string, transaction?: Transaction): Promise<MailingEnding> {
  const where = { email, status: 'SUPPRESSED' as const };
  const reasons = (await MailSuppression.findAll({ where, transaction })).map(({ reason }) => reason);
  const isOn = (await countConsents(email, transaction)) > 0;
  return { is_ended: !isOn || reasons.some(isOwnRefusal), is_stopped: !reasons.every(isOwnRefusal) };
}

export const countConsents = (email: string, transaction?: Transaction): Promise<number> =>
  Consent.count({ where: { purpose: 'ADVERTISING', email, withdrawn_at: null }, transaction });
