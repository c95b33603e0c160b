import { expect } from 'chai';
import { ApiError } from '../../../../../lib/api.ts';
import { createDocumentStore } from './documentStore.ts';
import { savingInWords } from './savingWords.ts';
import { noTies } from './ties.ts';
import { nothingUnsaved, type Sent, type Unsaved } from './unsaved.ts';

interface Values {
  name: string;
  address: string;
}

describe('the saving of a document', () => {
  const values: Values = { name: 'Курс', address: 'Дом 1' };
  const card = { id: 1, isOpen: true, values };
  let sent: Sent<Values>[];
  let kept: Unsaved<Values>;
  let answer: (body: Sent<Values>) => typeof card;
  beforeEach(() => {
    sent = [];
    kept = nothingUnsaved;
    let now = values;
    answer = ({ fields }) => {
      now = { ...now, ...fields };
      return { ...card, values: now };
    };
  });
  const open = (stored = kept) =>
    createDocumentStore<typeof card, Values>(card, stored, {
      ties: noTies,
      isOpen: ({ isOpen }) => isOpen,
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
    const document = open();
    document.type({ name: 'Курс 1' });
    expect([kept.fields.name, savingInWords(document.current())]).to.deep.equal(['Курс 1', 'Сохраняем…']);
    expect(await document.flush()).to.equal(true);
    expect([kept.fields, savingInWords(document.current())]).to.deep.equal([{}, 'Сохранено в 12:05']);
    expect(sent).to.deep.equal([{ fields: { name: 'Курс 1' }, was: { name: 'Курс' } }]);
  });

  it('keeps everything while there is no network, and saves it when asked again', async () => {
    const document = open();
    const online = answer;
    answer = failing(new ApiError(0));
    document.type({ name: 'Курс 1' });
    expect(await document.flush()).to.equal(false);
    document.type({ address: 'Дом 2' });
    expect(savingInWords(document.current())).to.match(/^Нет связи: изменения хранятся/);
    document.stop();
    answer = online;
    const later = open(kept);
    expect(await later.flush()).to.equal(true);
    expect(sent.at(-1)?.fields).to.deep.equal({ name: 'Курс 1', address: 'Дом 2' });
  });

  it('takes no value of its own for another person’s, though its answer was lost and more was typed since', async () => {
    const document = open();
    const online = answer;
    document.type({ name: 'Курс 1' });
    answer = failing(new ApiError(0));
    await document.flush();
    document.type({ name: 'Курс 12' });
    answer = () => {
      answer = online;
      throw new ApiError(409, { current: { name: 'Курс 1' } });
    };
    document.retry();
    await document.flush();
    expect(document.current().editing.conflicts).to.deep.equal({});
    expect(sent.at(-1)).to.deep.equal({ fields: { name: 'Курс 12' }, was: { name: 'Курс 1' } });
    document.stop();
  });

  it('keeps everything when the session has ended', async () => {
    const document = open();
    answer = failing(new ApiError(401));
    document.type({ name: 'Курс 1' });
    await document.flush();
    expect(savingInWords(document.current())).to.match(/^Войдите снова: изменения сохранены/);
    expect(kept.fields).to.deep.equal({ name: 'Курс 1' });
  });

  it('sends valid fields beside a refused one', async () => {
    const document = open();
    const valid = answer;
    answer = (body) => {
      if (body.fields.name === 'К') throw new ApiError(422, { errors: { 'fields.name': 'Коротко' } });
      return valid(body);
    };
    document.type({ name: 'К', address: 'Дом 2' });
    expect(await document.flush()).to.equal(false);
    expect(sent.map(({ fields }) => Object.keys(fields))).to.deep.equal([['name', 'address'], ['address']]);
    expect([kept.fields, document.current().editing.errors]).to.deep.equal([
      { name: 'К' },
      { name: 'Коротко' },
    ]);
    expect(savingInWords(document.current())).to.match(/^Исправьте отмеченные поля/);
  });

  it('sends nothing of a document that is closed to changes', async () => {
    const document = createDocumentStore<typeof card, Values>(
      { ...card, isOpen: false },
      { fields: { name: 'Моё' }, was: {}, sent: {} },
      { ties: noTies, isOpen: ({ isOpen }) => isOpen, save: async () => card, store: () => true },
    );
    await document.flush();
    expect([sent, document.current().editing.fields]).to.deep.equal([[], { name: 'Моё' }]);
    document.stop();
  });
});
