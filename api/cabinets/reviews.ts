import type { CabinetReview } from '@odonta/api/contract';
import { Prod, Review, ReviewCode } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { ModerationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

/** Reviews requested by e-mail. Only the letters contain the codes. */
export async function reviewsAskedAt(email: string): Promise<CabinetReview[]> {
  const codes = await ReviewCode.findAll({ where: { email }, order: [['id', 'DESC']], limit: 100 });
  const prods = await Prod.findAll({ where: { id: codes.map(({ prod_id }) => prod_id) }, paranoid: false });
  const written = await Review.findAll({ where: { code_id: codes.map(({ id }) => id) } });
  return codes.flatMap((code) => {
    const prod = prods.find(({ id }) => id === code.prod_id);
    const review = written.find(({ code_id }) => code_id === code.id) ?? null;
    return prod ? [present(code, prod, review)] : [];
  });
}

function present(code: ReviewCode, prod: Prod, review: Review | null): CabinetReview {
  const status: ModerationStatus | undefined = review?.status;
  return {
    id: code.id,
    prod: { name: prod.name, canonical: prodPath(prod) },
    asked_at: secondsOf(code.created_at),
    written_at: secondsOf(code.used_at),
    rating: review?.rating ?? null,
    status_label: status ? reviewLifecycle.statuses[status].label : null,
  };
}
