import type { CenterProdCard, EditedProd, SavedFields } from '@odonta/api/contract';
import { expect } from 'chai';
import { ApiError } from '../../../../../lib/api.ts';
import { createCourseStore } from './courseStore.ts';
import { savingInWords } from './savingWords.ts';
import { nothingUnsaved, type Unsaved } from './unsaved.ts';

describe('the saving of a course', () => {
  const values = { name: 'Курс', address: 'Дом 1' } as unknown as EditedProd;
  const card = { id: 1, edits: true, closed_because: null, values } as CenterProdCard;
  let sent: SavedFields[];
  let kept: Unsaved;
  let answer: (body: SavedFields) => CenterProdCard;
  beforeEach(() => {
    sent = [];
    kept = nothingUnsaved;
    let now = values;
    answer = ({ fields }) => {
      now = { ...now, ...fields } as EditedProd;
      return { ...card, values: now };
    };
  });
  const open = (stored = kept) =>
    createCourseStore(card, stored, {
      save: async (body) => {
        sent.push(body);
        return answer(body);
      },
      store: (unsaved) => {
        kept = unsaved;
        return true;
      },
      now: () => Date.parse('2027-03-12T09:05:00Z'),
    });
  const failing = (error: ApiError) => () => {
    throw error;
  };

  it('stores a letter at once, and says when it is saved', async () => {
    const course = open();
    course.type({ name: 'Курс 1' });
    expect([kept.fields.name, savingInWords(course.current())]).to.deep.equal(['Курс 1', 'Сохраняем…']);
    expect(await course.flush()).to.equal(true);
    expect([kept.fields, savingInWords(course.current())]).to.deep.equal([{}, 'Сохранено в 12:05']);
    expect(sent).to.deep.equal([{ fields: { name: 'Курс 1' }, was: { name: 'Курс' } }]);
  });

  it('keeps everything while there is no network, and saves it when asked again', async () => {
    const course = open();
    const online = answer;
    answer = failing(new ApiError(0));
    course.type({ name: 'Курс 1' });
    expect(await course.flush()).to.equal(false);
    course.type({ address: 'Дом 2' });
    expect(savingInWords(course.current())).to.match(/^Нет связи: изменения хранятся/);
    course.stop();
    answer = online;
    const later = open(kept);
    expect(await later.flush()).to.equal(true);
    expect(sent.at(-1)?.fields).to.deep.equal({ name: 'Курс 1', address: 'Дом 2' });
  });

  it('keeps everything when the session has ended', async () => {
    const course = open();
    answer = failing(new ApiError(401));
    course.type({ name: 'Курс 1' });
    await course.flush();
    expect(savingInWords(course.current())).to.match(/^Войдите снова: изменения сохранены/);
    expect(kept.fields).to.deep.equal({ name: 'Курс 1' });
  });

  it('sends valid fields beside a refused one', async () => {
    const course = open();
    const valid = answer;
    answer = (body) => {
      if (body.fields.name === 'К') throw new ApiError(422, { errors: { 'fields.name': 'Коротко' } });
      return valid(body);
    };
    course.type({ name: 'К', address: 'Дом 2' });
    expect(await course.flush()).to.equal(false);
    expect(sent.map(({ fields }) => Object.keys(fields))).to.deep.equal([['name', 'address'], ['address']]);
    expect([kept.fields, course.current().editing.errors]).to.deep.equal([
      { name: 'К' },
      { name: 'Коротко' },
    ]);
    expect(savingInWords(course.current())).to.match(/^Исправьте отмеченные поля/);
  });

  it('sends nothing of a course that is closed to changes', async () => {
    const course = createCourseStore(
      { ...card, closed_because: 'На проверке' },
      { fields: { name: 'Моё' }, was: {}, sent: {} },
      { save: async () => card, store: () => true },
    );
    await course.flush();
    expect([sent, course.current().editing.fields]).to.deep.equal([[], { name: 'Моё' }]);
    course.stop();
  });
});
