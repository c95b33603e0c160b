import { expect } from 'chai';
import { choiceOf, menuOrder, moved, toggled, visibleColumns } from './columnChoice.ts';

const declared = ['name', 'type', 'date', 'price', 'status'];

describe('a choice of columns', () => {
  it('is all of them until somebody chooses', () => {
    expect(visibleColumns(declared, undefined)).to.deep.equal(declared);
  });

  it('begins with the usual ones where a table has more to choose, and ends as no choice with them', () => {
    const usual = ['name', 'date', 'status'];
    expect(visibleColumns(declared, undefined, usual)).to.deep.equal(usual);
    expect(visibleColumns(declared, ['name', 'price'], usual)).to.deep.equal(['name', 'price']);
    expect(choiceOf(usual, usual)).to.equal(undefined);
    expect(choiceOf(usual, declared)).to.deep.equal(declared);
  });

  it('passes over columns that are gone, and never hides the one that leads to the record', () => {
    expect(visibleColumns(declared, ['status', 'sold', 'type'])).to.deep.equal(['name', 'status', 'type']);
    expect(visibleColumns(declared, ['status', 'name'])).to.deep.equal(['status', 'name']);
    expect(visibleColumns([], ['status'])).to.deep.equal([]);
  });

  it('shows a column again behind the one it was declared after, wherever that stands now', () => {
    const visible = ['status', 'name', 'type'];
    expect(menuOrder(declared, visible)).to.deep.equal(['status', 'name', 'type', 'date', 'price']);
    expect(toggled(declared, visible, 'price')).to.deep.equal(['status', 'name', 'type', 'price']);
    expect(toggled(declared, ['type', 'status'], 'name')).to.deep.equal(['name', 'type', 'status']);
    expect(toggled(declared, visible, 'type')).to.deep.equal(['status', 'name']);
  });

  it('moves a column by one place and not beyond the edge', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).to.deep.equal(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).to.deep.equal(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).to.deep.equal(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'x', 1)).to.deep.equal(['a', 'b', 'c']);
  });

  it('is forgotten when it is what everybody sees', () => {
    expect(choiceOf(declared, [...declared])).to.equal(undefined);
    expect(choiceOf(declared, declared.toReversed())).to.deep.equal(declared.toReversed());
  });
});
