import { ReviewMail } from '@odonta/db/models';
import { reviewLettersPath } from '@odonta/db/vocabulary/addresses.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';

/** The token that ends letters about reviews to this address; null where it has been used. */
export async function mailTokenOf(email: string, transaction: Transaction): Promise<string | null> {
  await ReviewMail.bulkCreate([{ email }], { ignoreDuplicates: true, transaction });
  const { token, refused_at } = await ReviewMail.findByPk(email, { rejectOnEmpty: true, transaction });
  return refused_at === null ? token : null;
}

/** For letters that nobody has asked for: how they end, in words and by the button of a mail client. */
export const endingOf = (token: string) => ({
  line: `Больше не присылать письма об отзывах: ${siteLink(reviewLettersPath(token))}`,
  unsubscribe_path: `/api/reviews/letters/${token}`,
});
