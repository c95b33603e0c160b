import { expect } from 'chai';
import { cameInWords } from './friendWords.ts';

describe('what is said of friends who came', () => {
  for (const [of, said] of [
    [{ came: 0, waiting: 0, thanked: 0 }, 'По вашей ссылке ещё никто не записался.'],
    [
      { came: 1, waiting: 1, thanked: 0 },
      'По вашей ссылке записались: 1\u00a0друг; курс впереди: у 1\u00a0друга.',
    ],
    [
      { came: 23, waiting: 2, thanked: 21 },
      'По вашей ссылке записались: 23\u00a0друга; курс впереди: у 2\u00a0друзей; бонусы начислены: за 21\u00a0друга.',
    ],
    [
      { came: 5, waiting: 0, thanked: 5 },
      'По вашей ссылке записались: 5\u00a0друзей; бонусы начислены: за 5\u00a0друзей.',
    ],
  ] as const)
    it(`is right of ${of.came}`, () => expect(cameInWords(of)).to.equal(said));
});
