import { expect } from 'chai';
import { penaltyLifecycle, withdrawalLifecycle } from './advertising/marketing/marketingBalance.ts';
import { managerRequestLifecycle } from './content/requests/managerRequest.ts';
import { entities } from './entities.ts';
import type { Entity } from './entity.ts';
import { transitionsOf } from './identity/rights/resources.ts';
import { verbs } from './identity/rights/rights.ts';
import { endsOf, lifecycle, type TransitionDefinition, transitionsFrom, unreachable } from './lifecycle.ts';
import { requestStatuses, requestStatusNumber } from './statuses.ts';

const withLifecycle = entities.flatMap(({ lifecycle: of, ...card }: Entity) => (of ? [{ ...card, of }] : []));

// A voucher that was blocked before keeps the reason of then.
const saysItself = new Set(['manager_requests.confirm', 'vouchers.revive_blocked']);

describe('lifecycles', () => {
  for (const { name, rights, of, unreached = [], notOfStaff = [], permittedBy = {} } of withLifecycle)
    describe(`of ${name}`, () => {
      const transitions = Object.entries(of.transitions) as [string, TransitionDefinition<string>][];
      const statuses = Object.keys(of.statuses);

      it('transitions lead to every status that is not reserved for later', () => {
        expect(unreachable(of)).to.have.members([...unreached]);
      });

      it('initial and final statuses and those of transitions exist', () => {
        expect(statuses).to.include(of.initial);
        for (const [move, { from, to }] of transitions) {
          expect(from, move).to.not.be.empty;
          expect(statuses, move).to.include.members([...from, ...endsOf({ to })]);
          expect(new Set(from).size, move).to.equal(from.length);
        }
      });

      it('every status and transition has a label', () => {
        for (const { label } of [...Object.values(of.statuses), ...transitions.map(([, move]) => move)])
          expect(label).to.match(/^([А-ЯЁ]|—$)/);
      });

      it('every transition says what is done in other words than what to do', () => {
        for (const [move, { label, done }] of transitions) {
          expect(done, move).to.match(/^[А-ЯЁ]/);
          expect(done, move).not.to.match(/^[А-ЯЁ][а-яё]*(ть|ти)(ся)?( |$)/);
          expect(done, move).not.to.equal(label);
        }
      });

      it('every transition of staff has a right, and the others are named', () => {
        const locked = [...Object.keys(verbs), ...Object.keys(transitionsOf(rights))];
        for (const [move] of transitions)
          expect(locked.includes(permittedBy[move] ?? move), move).to.equal(!notOfStaff.includes(move));
        expect(Object.keys(of.transitions)).to.include.members([...notOfStaff, ...Object.keys(permittedBy)]);
      });

      it('every rejecting transition asks for the reason', () => {
        // A declining bank has given its reason already. The outcome of a request is its reason.
        for (const [move, { to, needs_reason }] of transitions)
          if (
            !saysItself.has(`${name}.${move}`) &&
            name !== 'payments' &&
            endsOf({ to }).some((end) => end === 'REJECTED' || end === 'BLOCKED')
          )
            expect(needs_reason, move).to.equal(true);
      });
    });

  it('a lifecycle leads to every end that a balance waits for', () => {
    expect([unreachable(penaltyLifecycle), unreachable(withdrawalLifecycle)]).to.deep.equal([[], []]);
  });

  it('a lifecycle names the transitions out of a status, in their order', () => {
    expect(transitionsFrom(managerRequestLifecycle, 'CREATED')).to.deep.equal([
      'take',
      'assign',
      'confirm',
      'reject',
      'cancel',
    ]);
    expect(transitionsFrom(managerRequestLifecycle, 'CANCELED')).to.deep.equal([]);
  });

  it('may end a transition in one of several statuses', () => {
    const forked = lifecycle({
      initial: 'A',
      statuses: { A: { label: 'А' }, B: { label: 'Б' }, C: { label: 'В' } },
      transitions: { go: { from: ['A'], to: ['B', 'C'], label: 'Идти', done: 'Пришёл' } },
    });
    expect(unreachable(forked)).to.deep.equal([]);
    expect(endsOf(forked.transitions.go)).to.deep.equal(['B', 'C']);
  });

  it('a lifecycle reports an unreachable status', () => {
    const broken = lifecycle({
      initial: 'A',
      statuses: { A: { label: 'А' }, B: { label: 'Б' }, C: { label: 'В' }, D: { label: 'Г' } },
      transitions: {
        go: { from: ['A'], to: 'B', label: 'Идти', done: 'Пришёл' },
        loop: { from: ['C'], to: 'D', label: 'Кружить', done: 'Кружил' },
        back: { from: ['D'], to: 'C', label: 'Назад', done: 'Вернулся' },
      },
    });
    expect(unreachable(broken)).to.deep.equal(['C', 'D']);
  });

  it('a lifecycle gives a request the number that old clients know', () => {
    const numbers = Object.fromEntries(
      (Object.keys(requestStatuses) as (keyof typeof requestStatuses)[]).map((status) => [
        status,
        requestStatusNumber(status),
      ]),
    );
    expect(numbers).to.deep.equal({ CREATED: 2, CONFIRMED: 3, CANCELED: 6, REJECTED: 6 });
  });
});
