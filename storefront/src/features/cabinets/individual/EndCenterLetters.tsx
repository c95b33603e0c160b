import type { CenterLetters } from '@odonta/api/contract';
import { EndLetters } from './EndLetters.tsx';

/** Letters of a centre about its courses. */
export default function EndCenterLetters({ token }: { token: string }) {
  return (
    <EndLetters<CenterLetters>
      path={`/centers/letters/${token}`}
      question={({ center }) => `Больше не присылать письма центра «${center}»?`}
      ended={({ center }) => `Писем центра «${center}» больше не будет`}
    >
      Так центр пишет тем, кто идёт на его курс: что взять с собой, куда приходить. Об изменениях даты и
      места, билетах и заказах напишем в любом случае.
    </EndLetters>
  );
}
