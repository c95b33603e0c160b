import { type Prod, Review } from '@odonta/db/models';
import type { ReviewFlag } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Origin } from '../../platform/http/endpoint.ts';

/** So many reviews from one address within a day are a campaign, or a clinic's computer: a person decides. */
const burst = { reviews: 3, hours: 24 };
/** How much of its trigrams a text may share with another before it is called a copy. */
const likeness = 0.6;

/** Automatic flags of a suspicious review. */
export async function flagsOf(
  text: string,
  { center_id }: Prod,
  { ip }: Origin,
  transaction: Transaction,
): Promise<ReviewFlag[]> {
  const [found] =
    (await Review.sequelize?.query<Record<ReviewFlag, boolean>>(
      `select
         (select count(*) from consents where purpose = 'REVIEW' and ip = $2
            and created_at > now() - make_interval(hours => $3)) >= $4 as "BURST",
         exists (select from reviews where deleted_at is null and text % $1 and similarity(text, $1) > $5) as "COPY",
         exists (select from sessions s join user_memberships m on m.user_id = s.subject_id and s.audience = 'user'
            where s.ip = $2 and m.center_id = $6) as "CENTER_ADDRESS"`,
      {
        bind: [text, ip, burst.hours, burst.reviews, likeness, center_id],
        type: QueryTypes.SELECT,
        transaction,
      },
    )) ?? [];
  return (Object.keys(found ?? {}) as ReviewFlag[]).filter((flag) => found?.[flag]);
}
