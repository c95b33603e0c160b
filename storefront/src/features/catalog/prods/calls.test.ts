import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { bookableStates, type ProdState, prodStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { expect } from 'chai';
import { byHour, callOf } from './calls.ts';

const call = (state: ProdState, more = {}) =>
  callOf({ state, is_canceled: false, registration_from: null, center: noClosure, ...more });

describe('the call to action of a course', () => {
  const targets: Record<ProdState, string> = {
    OPEN: 'prod',
    LAST_SEATS: 'prod',
    WAITLIST: 'waitlist',
    PAUSED: 'opening',
    NOT_YET_OPEN: 'opening',
    CLOSED: 'new_date',
    ONGOING: 'new_date',
    PAST: 'new_date',
    NO_DATE: 'new_date',
  };
  for (const state of Object.keys(prodStates) as ProdState[])
    it(`fits the state ${state}`, () => {
      expect(call(state).target).to.equal(targets[state]);
      expect(call(state).text).to.match(/\.$/);
    });

  it('is to book where there are seats', () => {
    const bookable = Object.keys(prodStates).filter((state) => call(state as ProdState).isBookable);
    expect(bookable).to.deep.equal(bookableStates);
    expect(call('OPEN', { is_canceled: true }).isBookable).to.equal(undefined);
  });

  it('is to join the line where there are no seats or none are sold yet', () => {
    const waited = Object.keys(prodStates).filter((state) => call(state as ProdState).waiting);
    expect(waited).to.have.members(['WAITLIST', 'PAUSED', 'NOT_YET_OPEN', 'NO_DATE']);
    expect(call('WAITLIST', { is_canceled: true }).waiting).to.equal(undefined);
  });

  it('says when the registration opens', () => {
    const registration_from = Date.UTC(2027, 2, 12) / 1000;
    expect(call('NOT_YET_OPEN', { registration_from }).text).to.equal('Запись откроется 12 марта 2027.');
  });

  it('says until when the sales are paused, and why', () => {
    const center = { closed_to: '2027-03-12', closure_note: 'Мы в отпуске' };
    expect(call('PAUSED', { center }).text).to.equal(
      'Продажи приостановлены до 12 марта 2027 включительно: Мы в отпуске.',
    );
    const asked = { ...center, closure_note: 'Где мы? В отпуске!' };
    expect(call('PAUSED', { center: asked }).text).to.match(/отпуске!$/);
  });

  it('is the time of a lecturer where hours are sold, and the pause while their centre has one', () => {
    const hours = byHour(call('NO_DATE'), noClosure);
    expect(hours).to.deep.include({
      target: 'prod',
      text: 'Занятия один на один: выберите свободное время лектора.',
    });
    const center = { closed_to: '2027-03-12', closure_note: 'Скоро вернёмся!' };
    for (const state of ['NO_DATE', 'PAUSED', 'PAST'] as const)
      expect(byHour(call(state, { center }), center), state).to.deep.equal({
        text: 'Продажи приостановлены до 12 марта 2027 включительно: Скоро вернёмся!',
        waiting: 'Сообщить об открытии',
        label: 'Задать вопрос',
        target: 'opening',
      });
    expect(byHour(call('OPEN'), noClosure)).to.deep.equal(call('OPEN'));
  });

  it('asks nobody to come to a course that is cancelled', () => {
    expect(call('OPEN', { is_canceled: true })).to.include({ text: 'Курс отменён.', target: 'new_date' });
  });
});
