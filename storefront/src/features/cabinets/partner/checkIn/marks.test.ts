import type { CheckInList, CheckInPerson, MarkedVisit } from '@odonta/api/contract';
import { expect } from 'chai';
import { holderOf, newMark, nextToSend, refusedIn, withAnswers, withMarks } from './marks.ts';

const person = (id: number): CheckInPerson => ({
  ...{ id, name: `Врач ${id}`, order_number: `К-${id}`, tier_label: 'Слушатель', short_code: `AB${id}` },
  ...{ ticket: `hash-${id}`, refusal: null, refusal_label: null, arrived_at: null },
});
const people = [person(1), person(2)];
const [anna, boris] = people as [CheckInPerson, CheckInPerson];
const here = { prod_id: 7, user_id: 5 };

describe('marks that wait for a network', () => {
  it('marks that wait are seen at once, the last of a person alone', () => {
    const marks = [
      newMark(anna, 'IN', here, 100),
      newMark(anna, 'UNDO', here, 160),
      newMark(boris, 'IN', here, 170),
    ];
    expect(withMarks(people, marks).map(({ arrived_at }) => arrived_at)).to.deep.equal([null, 170]);
  });

  it('marks are sent course by course, by the member who made them', () => {
    const own = [
      newMark(anna, 'IN', here, 1),
      newMark(boris, 'IN', { ...here, prod_id: 8 }, 2),
      newMark(boris, 'IN', here, 3),
    ];
    const foreign = newMark(anna, 'IN', { ...here, user_id: 6 }, 4);
    expect(nextToSend([foreign, ...own], 5, 100).map(({ at }) => at)).to.deep.equal([1, 3]);
    expect(nextToSend(own, 5, 1).map(({ at }) => at)).to.deep.equal([1]);
    expect(nextToSend([foreign], 5, 100)).to.deep.equal([]);
  });

  it("marks give way to the server's answer, which says why one was not taken", () => {
    const marks = [newMark(anna, 'IN', here, 100), newMark(boris, 'IN', here, 100)];
    const answer = (index: number, rest: Pick<MarkedVisit, 'code' | 'at'>): MarkedVisit => ({
      ...{ key: marks[index]?.key ?? '', label: '', by: null },
      ...rest,
    });
    const answers = [
      answer(0, { code: 'ALREADY_CHECKED_IN', at: 90 }),
      answer(1, { code: 'NOT_PAID', at: null }),
    ];
    const list: CheckInList = { course: {} as CheckInList['course'], people };
    expect(withAnswers(list, marks, answers).people.map(({ arrived_at }) => arrived_at)).to.deep.equal([
      90,
      null,
    ]);
    expect(refusedIn(answers)).to.deep.equal([answers[1]]);
  });

  it('a ticket leads to its holder, and an unknown one to nobody', () => {
    expect(holderOf(people, 'hash-2')).to.equal(boris);
    expect(holderOf(people, 'hash-3')).to.equal(null);
  });
});
