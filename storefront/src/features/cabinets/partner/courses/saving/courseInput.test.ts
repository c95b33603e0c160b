import type { EditedProd } from '@odonta/api/contract';
import { expect } from 'chai';
import { conflicted, refused as refusedBy, saved as savedBy } from '../../editor/saving/outcomes.ts';
import {
  bodyOf,
  type Editing,
  nothingUnsaved,
  opened,
  type Sent,
  sending,
  typed as typedBy,
  withMine,
  withTheirs,
} from '../../editor/saving/unsaved.ts';
import { courseTies } from './courseTies.ts';

type Course = Editing<EditedProd>;
const typed = (editing: Course, change: Partial<EditedProd>) => typedBy(editing, change, courseTies);
const saved = (editing: Course, body: Sent<EditedProd>, answered: EditedProd) =>
  savedBy(editing, body, answered, courseTies);
const refused = (editing: Course, body: Sent<EditedProd>, errors: Record<string, string>) =>
  refusedBy(editing, body, errors, courseTies);

describe('the unsaved input of a course', () => {
  const live = {
    name: 'Курс',
    address: 'Дом 1',
    price: 100,
    prices: [],
    date_end: 0,
  } as unknown as EditedProd;
  const fresh = opened(live, nothingUnsaved);
  const bodyIn = (editing: typeof fresh) => bodyOf(editing) ?? { fields: {} };

  it('is sent with the values that it began from, changed fields alone', () => {
    const editing = typed(typed(fresh, { name: 'Курс 1' }), { name: 'Курс 12' });
    expect(bodyOf(editing)).to.deep.equal({ fields: { name: 'Курс 12' }, was: { name: 'Курс' } });
    expect(bodyOf(fresh)).to.equal(null);
  });

  it('is none once the value is what it was', () => {
    expect(bodyOf(typed(typed(fresh, { name: 'Курс 1' }), { name: 'Курс' }))).to.equal(null);
    expect(bodyOf(typed(fresh, { directions: '' }))).to.equal(null);
  });

  it('stays where it was typed while an earlier value was saved', () => {
    const first = typed(fresh, { name: 'Курс 1' });
    const body = bodyIn(first);
    const later = typed(sending(first, body), { name: 'Курс 12' });
    const after = saved(later, body, { ...live, name: 'Курс 1' });
    expect(bodyOf(after)).to.deep.equal({ fields: { name: 'Курс 12' }, was: { name: 'Курс 1' } });
    const done = saved(later, bodyIn(later), { ...live, name: 'Курс 12' });
    expect([bodyOf(done), done.live.name]).to.deep.equal([null, 'Курс 12']);
  });

  it('is sent when the value is taken back while the other one is on its way', () => {
    const first = typed(fresh, { name: 'Курс 1' });
    const back = typed(sending(first, bodyIn(first)), { name: 'Курс' });
    const after = saved(back, bodyIn(first), { ...live, name: 'Курс 1' });
    expect(bodyOf(after)).to.deep.equal({ fields: { name: 'Курс' }, was: { name: 'Курс 1' } });
  });

  it('is laid over the values of the server after a reload', () => {
    const editing = opened(live, { fields: { name: 'Моё' }, was: { name: 'Старое' }, sent: {} });
    expect(bodyOf(editing)).to.deep.equal({ fields: { name: 'Моё' }, was: { name: 'Старое' } });
    expect(opened(live, { fields: { name: 'Курс' }, was: {}, sent: {} }).fields).to.deep.equal({});
  });

  it('keeps a refused field until it is changed, and lets the others go', () => {
    const editing = typed(fresh, { name: 'К', address: 'Дом 2' });
    const after = refused(editing, bodyIn(editing), { 'fields.name': 'Слишком коротко' });
    expect(after.errors).to.deep.equal({ name: 'Слишком коротко' });
    expect(bodyOf(after)?.fields).to.deep.equal({ address: 'Дом 2' });
    const mended = typed(after, { name: 'Курс 2' });
    expect([mended.errors, bodyOf(mended)?.fields]).to.deep.equal([{}, { name: 'Курс 2', address: 'Дом 2' }]);
  });

  it('keeps fields that agree only together', () => {
    const editing = typed(fresh, { date_start: 5, name: 'Другое' });
    const after = refused(editing, bodyIn(editing), { date_end: 'Укажите окончание' });
    expect(bodyOf(after)?.fields).to.deep.equal({ name: 'Другое' });
    expect(bodyOf(typed(after, { date_end: 9 }))?.fields).to.have.keys('date_start', 'date_end', 'name');
  });

  it('is sent again where a refusal is out of date', () => {
    const editing = typed(fresh, { date_start: 5 });
    const later = typed(sending(editing, bodyIn(editing)), { date_end: 9 });
    const after = refused(later, bodyIn(editing), { date_end: 'Укажите окончание' });
    expect([after.errors, bodyOf(after)?.fields]).to.deep.equal([{}, { date_start: 5, date_end: 9 }]);
  });

  it('shows the newer value of somebody else beside it, and waits for a choice', () => {
    const editing = typed(fresh, { name: 'Моё', price: 90 });
    const after = conflicted(sending(editing, bodyIn(editing)), { name: 'Чужое' });
    expect([after.conflicts, bodyOf(after)?.fields]).to.deep.equal([{ name: 'Чужое' }, { price: 90 }]);
    expect(bodyOf(withMine(after, 'name'))).to.deep.equal({
      fields: { name: 'Моё', price: 90 },
      was: { name: 'Чужое', price: 100 },
    });
    const theirs = withTheirs(after, 'name');
    expect([theirs.live.name, bodyOf(theirs)?.fields]).to.deep.equal(['Чужое', { price: 90 }]);
  });

  it('has no conflict with itself when an answer was lost', () => {
    const first = typed(fresh, { name: 'Курс 1' });
    const later = typed(sending(first, bodyIn(first)), { name: 'Курс 12' });
    const after = conflicted(later, { name: 'Курс 1' });
    expect(bodyOf(after)).to.deep.equal({ fields: { name: 'Курс 12' }, was: { name: 'Курс 1' } });
  });

  it('takes over the numbers that new price options have got', () => {
    const option = { type: 'student', price: 80 } as EditedProd['prices'][number];
    const first = typed(fresh, { prices: [option] });
    const later = typed(first, { prices: [{ ...option, price: 70 }] });
    const after = saved(later, bodyIn(first), { ...live, prices: [{ ...option, id: 7 }] });
    expect(after.fields.prices).to.deep.equal([{ ...option, price: 70, id: 7 }]);
  });
});
