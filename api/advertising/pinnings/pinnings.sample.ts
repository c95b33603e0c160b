import { buildPinning, buildProd } from '@odonta/db/testing/factories.ts';
import { pinnedAtMost } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { sample } from '../../testing/sample.ts';

let pinnings = 0;
const nextNumber = () => 1 + (pinnings++ % pinnedAtMost);
const weeks = weeksFrom(weekOf(new Date()), 50);
const marks = { ad_company: 'ООО «Реклама»', ad_inn: '0000002777', ad_reg_number: 'erid-7' };
const hidden = 'shown_on = null';

export const pinningsSample = sample('pinnings', {
  build: async () => buildPinning({ prod_id: (await buildProd()).id, number: nextNumber() }),
  // Places of a week are sold once.
  movable: async () => {
    const [week = ''] = weeks.splice(0, 1);
    return buildPinning({ prod_id: (await buildProd()).id, weeks: [week] });
  },
  create: async () => ({
    prod_id: (await buildProd()).id,
    place: 'HOME',
    weeks: weeksFrom(weekOf(new Date()), 3).slice(2),
    ...marks,
  }),
  bodies: { refund_balance: { sum: 1 } },
  change: { info: 'После правки' },
  at: {
    PREPARE: `${hidden}, held_until = now()`,
    CREATED: hidden,
    FINISHED: hidden,
    CANCELED: hidden,
    REJECTED: hidden,
    REFUNDED: hidden,
  },
  of: ({ prod, word }) => buildPinning({ prod_id: prod.id, info: word, number: nextNumber() }),
});
