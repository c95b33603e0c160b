import { Letter } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let last = 0;

export const outboxSample = sample('outbox', {
  build: (number = ++last) =>
    Letter.create({ kind: 'answer', to: `${number}@test.local`, subject: 'Ответ', text: 'Здравствуйте' }),
});
