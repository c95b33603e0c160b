import { randomUUID } from 'node:crypto';
import { inDays } from '@odonta/db/testing/factories.ts';

/** All calls of the cabinet of a lecturer, by method and address, with a body that is valid where it takes one. */
export const lecturerWays: Readonly<Record<string, object>> = {
  'get /lk/courses': {},
  'post /lk/courses/:id/accept': {},
  'post /lk/courses/:id/decline': { reason: 'Чужой курс' },
  'get /lk/courses/:id/materials': {},
  'post /lk/courses/:id/materials': { title: 'Чужой материал', opens: 'NOW', file_id: randomUUID() },
  'delete /lk/courses/:id/materials/:material': {},
  'get /lk/courses/:id/materials/:material/file': {},
  'get /lk/profiles': {},
  'put /lk/profiles/:id': { text: 'Чужой рассказ о себе, который никто не должен увидеть.' },
  'post /lk/profiles/:id/withdraw': {},
  'post /lk/pictures': {},
  'get /lk/articles': {},
  'post /lk/articles': { lecturer_id: 999_999_999, title: 'Чужая статья' },
  'get /lk/articles/:id': {},
  'put /lk/articles/:id': { fields: { title: 'Чужая статья' } },
  'post /lk/articles/:id/submit': {},
  'post /lk/articles/:id/withdraw': {},
  'delete /lk/articles/:id': {},
  'post /lk/articles/pictures': {},
  'get /lk/lessons': {},
  'post /lk/lessons/:id/slots': {
    day: inDays(40).toISOString().slice(0, 10),
    ...{ from: '10:00', to: '11:00' },
  },
  'delete /lk/lessons/slots/:id': {},
  'post /lk/lessons/requests/:id/accept': {},
  'post /lk/lessons/requests/:id/decline': { reason: 'Чужой запрос' },
  'get /lk/reviews': {},
  'post /lk/reviews/:id/reply': { text: 'Чужой ответ на отзыв' },
  'put /lk/reviews/:id/reply': { text: 'Чужой ответ на отзыв' },
};
