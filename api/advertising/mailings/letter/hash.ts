import { createHash } from 'node:crypto';
import type { LetterPart, Mailing } from '@odonta/db/models';

/** Of all that its readers see: a letter with another hash than the tested one is another letter. */
export const hashOf = (mailing: Mailing, parts: readonly LetterPart[]): string => {
  const { subject, preheader, from_name, reply_to, is_advertising, ad_company, ad_inn, ad_reg_number } =
    mailing;
  const seen = [
    subject,
    preheader,
    from_name,
    reply_to,
    is_advertising,
    ad_company,
    ad_inn,
    ad_reg_number,
    parts,
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
};

export const testAgain = 'Письмо изменилось после пробного: отправьте пробное письмо ещё раз';
