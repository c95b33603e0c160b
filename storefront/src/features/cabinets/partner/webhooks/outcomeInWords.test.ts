import { expect } from 'chai';
import { outcomeInWords } from './outcomeInWords.ts';

const plain = (outcome: Parameters<typeof outcomeInWords>[0]) =>
  outcomeInWords(outcome).replaceAll('\u00a0', ' ');
const waiting = {
  state: 'WAITING',
  code: null,
  error: null,
  attempts: 0,
  duration_ms: null,
  next_at: 1,
} as const;

describe('the outcome of a delivery', () => {
  it('of one that has arrived is the code and the time that it took', () => {
    const outcome = {
      ...waiting,
      state: 'DELIVERED',
      code: 200,
      attempts: 1,
      duration_ms: 140,
      next_at: null,
    } as const;
    expect(plain(outcome)).to.equal('Код 200 · 140 мс · 1 попытка');
  });

  it('of one that has failed says why, and when the next try is', () => {
    const failed = { ...waiting, code: 500, error: 'Сервер ответил кодом 500', attempts: 2, duration_ms: 30 };
    expect(plain(failed)).to.match(/^Сервер ответил кодом 500 · 2 попытки · следующая 01\.01\.1970, 03:00$/);
    expect(plain({ ...failed, state: 'FAILED', attempts: 8, next_at: null })).to.equal(
      'Сервер ответил кодом 500 · 8 попыток',
    );
  });

  it('of one that waits for its first try is empty', () => expect(plain(waiting)).to.equal(''));
});
