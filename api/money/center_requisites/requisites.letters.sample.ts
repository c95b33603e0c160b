import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './requisites.letters.ts';

const to = 'owner@test.local';
const after = { pay_bank: 'Банк', pay_rs: '40702810200000000001' };

export const compose: LetterSample<typeof letters> = async (typed) => {
  const center = { id: 1, name: typed };
  return {
    requisitesAsked: letters.requisitesAsked(to, center, { asker: typed, after }),
    requisitesDecided: letters.requisitesDecided(to, center, {
      ...{ status: 'REJECTED', after },
      reason: 'Счёт закрыт',
    }),
  };
};
