import type { ReviewLetters } from '@odonta/api/contract';
import { EndLetters } from './EndLetters.tsx';

/** Invitations to review, and notices of replies. */
export default function EndReviewLetters({ token }: { token: string }) {
  return (
    <EndLetters<ReviewLetters>
      path={`/reviews/letters/${token}`}
      question={() => 'Больше не присылать письма об отзывах?'}
      ended={() => 'Писем об отзывах больше не будет'}
    >
      Мы не будем просить отзыв после курсов и писать об ответах на ваши отзывы.
    </EndLetters>
  );
}
