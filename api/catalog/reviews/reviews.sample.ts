import { buildProd, buildReview } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const reviewsSample = sample('reviews', {
  build: buildReview,
  create: async () => ({
    prod_id: (await buildProd()).id,
    client_name: 'Вера Написавшая',
    source: 'LETTER',
    scores: { program: 5, lecturer: 4, organisation: 5, practice: null },
    text: 'Письмом рассказала, что курс был подробным и спокойным.',
    consent_by_phone: true,
  }),
  change: { is_unnamed: true },
  at: {
    CONFIRMED: 'published_at = now()',
    REJECTED: `reject_code = 'ADVERT', rejected_at = now()`,
  },
  bodies: {
    reject: { reject_code: 'ADVERT', reason: 'Реклама' },
    takedown: { reject_code: 'ADVERT', reason: 'Реклама' },
    accept_dispute: { reject_code: 'FAKE', reason: 'Участника не было' },
    decline_dispute: { reason: 'Участник был' },
    moderate_reply: { reply_status: 'CONFIRMED' },
  },
  of: ({ prod: { id: prod_id, center_id }, word }) =>
    buildReview({
      prod_id,
      center_id,
      client_name: word,
      text: `${word} учился здесь и остался доволен всем.`,
    }),
  naming: { lecturers: (id) => buildReview({ lecturers: [id] }) },
});
