import type { Pinning } from '@odonta/db/models';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { type AdReader, adLetter } from '../buying/adLetter.ts';

type Returned = Pick<Pinning, 'id' | 'refunded'>;

const returned = ({ refunded }: Returned) =>
  `На маркетинговый баланс вернулось ${formatExact(exactRoublesOf(refunded))}.`;

export const pinningRejected = (pinning: Returned, reason: string, to: AdReader): NewLetter =>
  adLetter(
    {
      ...{ good: 'pinning', kind: 'pinning_rejected', id: pinning.id, subject: 'отклонено' },
      paragraphs: [`Закрепление № ${pinning.id} отклонено: ${reason}`, returned(pinning)],
    },
    to,
  );

export const pinningReturned = (pinning: Returned, to: AdReader): NewLetter =>
  adLetter(
    {
      ...{
        good: 'pinning',
        kind: 'pinning_returned',
        id: pinning.id,
        subject: 'вернулись деньги за недели без показа',
      },
      paragraphs: [
        `В некоторые оплаченные недели закрепление № ${pinning.id} не показывалось: курс к тому времени прошёл, был снят с публикации или центр отказался его продвигать.`,
        returned(pinning),
      ],
    },
    to,
  );
