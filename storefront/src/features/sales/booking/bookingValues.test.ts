import { expect } from 'chai';
import type { Resolver } from 'react-hook-form';
import { resolverOf } from './bookingIssues.ts';
import { ownPath, shapeOf } from './bookingShape.ts';
import { type BookingValues, besides, emptyBooking, nobody } from './bookingValues.ts';
import { grouped } from './calculation.ts';

const ready: BookingValues = {
  ...emptyBooking,
  contact: {
    last_name: 'Иванова',
    first_name: 'Анна',
    middle_name: '',
    phone: '+7 900 123-45-67',
    email: 'anna@example.ru',
  },
  consent: true,
  rules: true,
};
const colleague = { ...nobody, last_name: 'Петров', first_name: 'Иван' };

describe('the form of a booking', () => {
  const resolver = resolverOf(({ participants }) =>
    shapeOf({ people: participants.length, hasPayer: false }),
  );
  const faultsOf = async (values: BookingValues) =>
    (await resolver(values, undefined, {} as Parameters<Resolver<BookingValues>>[2])).errors;

  it('is sent once everybody is named and all is agreed to', async () => {
    expect(await faultsOf({ ...ready, participants: [colleague] })).to.deep.equal({});
  });

  it('requires names of all, including folded participants', async () => {
    const { participants } = await faultsOf({
      ...ready,
      participants: [colleague, { ...nobody, email: 'x' }],
    });
    expect(participants?.[1]).to.have.keys('last_name', 'first_name', 'email');
  });

  it('does not take one address for two people', async () => {
    const twice = { ...colleague, email: 'Anna@example.ru ' };
    const { participants } = await faultsOf({ ...ready, participants: [twice] });
    expect(participants?.[0]?.email?.message).to.equal('Эта почта уже указана у 1-го участника');
  });

  it('adds a card for a participant when the buyer does not come himself, and removes an empty one', () => {
    expect(besides([], false)).to.deep.equal([nobody]);
    expect(besides([colleague], false)).to.deep.equal([colleague]);
    expect(besides([nobody, colleague], true)).to.deep.equal([colleague]);
  });

  it('wants somebody to come, and both ticks', async () => {
    const errors = await faultsOf({ ...ready, is_self: false, consent: false, rules: false });
    expect(errors).to.have.keys('is_self', 'consent', 'rules');
  });

  it("puts the server's refusals at the fields of its own", () => {
    expect(ownPath('participants.0.email', { is_self: true })).to.equal('contact.email');
    expect(ownPath('participants.3.phone', { is_self: true })).to.equal('participants.2.phone');
    expect(ownPath('participants.3.phone', { is_self: false })).to.equal('participants.3.phone');
    expect(ownPath('contact.phone', { is_self: true })).to.equal('contact.phone');
  });

  it('sums up those who pay the same for the same', () => {
    const line = { unit: 9000, tier_id: 1, label: 'Количество участников от 2', promo: 0, bonus: 0 };
    const main = { ...line, unit: 10_000, tier_id: null, label: 'Основная цена' };
    expect(grouped({ lines: [line, main, line] })).to.deep.equal([
      { label: line.label, unit: 9000, count: 2 },
      { label: main.label, unit: 10_000, count: 1 },
    ]);
  });
});
