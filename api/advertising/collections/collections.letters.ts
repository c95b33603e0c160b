import type { Collection } from '@odonta/db/models';
import { collectionPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterAbout } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

/** The link for the receiver; only he reads it whole. */
export const collectionSent = (row: Collection): NewLetter =>
  letterAbout(
    {
      resource: 'collections',
      record: { id: row.id, email: row.to_email, first_name: row.name_to },
      path: collectionPath(row.code),
    },
    {
      kind: 'collection_sent',
      subject: `Подборка курсов: ${saidBy(row.name)}`,
      paragraphs: [
        `Для вас подобрали курсы: «${saidBy(row.name)}». Подборку составил менеджер «Одонты» — ${saidBy(row.name_from)}.`,
        'Посмотреть курсы и записаться можно по ссылке:\n{secret}',
        `Ссылка действует до ${formatMoscowDay(secondsOf(row.expires_at))}.`,
      ],
    },
  );
