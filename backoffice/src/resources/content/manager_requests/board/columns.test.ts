import type { StaffManagerRequest, Transition } from '@odonta/api/contract';
import { expect } from 'chai';
import { columnNames, columnOf, moveInto } from './columns.ts';

const offered = (...names: string[]) =>
  names.map(
    (name): Transition => ({
      name,
      to: '',
      label: name,
      needs_reason: false,
      needs_file: false,
      confirm_text: null,
    }),
  );

const request = (given: Partial<StaffManagerRequest>, ...names: string[]) => ({
  ...{ status: 'CREATED' as const, result: null, manager_id: null },
  ...given,
  available_transitions: offered(...names),
});

describe('the board of requests', () => {
  it('places a request by its state, and a cancelled one nowhere', () => {
    expect(columnOf(request({}))).to.equal('new');
    expect(columnOf(request({ manager_id: 5 }))).to.equal('work');
    expect(columnOf(request({ manager_id: 5, result: 'NO_ANSWER' }))).to.equal('missed');
    expect(columnOf(request({ status: 'CONFIRMED', result: 'INFO' }))).to.equal('done');
    expect(columnOf(request({ status: 'REJECTED' }))).to.equal('refused');
    expect(columnOf(request({ status: 'CANCELED' }))).to.equal(null);
  });

  it('offers the columns that the server has a transition into, and no other', () => {
    const ways = (of: ReturnType<typeof request>) =>
      columnNames.flatMap((target) => {
        const move = moveInto(of, target);
        return move ? [`${target} by ${move.transition.name} ${move.preset?.result ?? ''}`.trim()] : [];
      });
    expect(ways(request({}, 'take', 'confirm'))).to.deep.equal([
      'work by take',
      'missed by confirm NO_ANSWER',
      'done by confirm INFO',
      'refused by confirm REFUSED',
    ]);
    expect(ways(request({ status: 'REJECTED' }, 'reopen'))).to.deep.equal(['work by reopen']);
    expect(ways(request({ status: 'REJECTED' }))).to.deep.equal([]);
    expect(ways(request({ manager_id: 5, result: 'NO_ANSWER' }, 'confirm'))).to.deep.equal([
      'done by confirm INFO',
      'refused by confirm REFUSED',
    ]);
  });
});
