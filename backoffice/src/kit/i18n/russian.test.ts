import { expect } from 'chai';
import english from 'ra-language-english';
import { definitions } from '../../resources/index.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { russian } from './russian.ts';

const { translate } = createI18nProvider(definitions);

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value as object, `${path}${key}.`),
  );
}

describe('Russian texts of react-admin', () => {
  it('no key is left to English', () => {
    expect(keysOf(english).filter((key) => !keysOf(russian).includes(key))).to.deep.equal([]);
  });

  it('the texts of paging hold the numbers of the English ones', () => {
    const numbersOf = (text: string) =>
      [...new Set(text.match(/%\{\w+\}/g))].filter((each) => each !== '%{name}').sort();
    const { navigation } = russian.ra;
    for (const [key, theirs] of Object.entries(english.ra.navigation))
      expect(numbersOf(String(navigation[key as keyof typeof navigation])), key).to.include.members(
        numbersOf(String(theirs)),
      );
  });

  it('all texts are in Russian', () => {
    const strange = keysOf(russian).filter((key) => {
      const text = String(key.split('.').reduce<unknown>(at, russian)).replace(/%\{\w+\}/g, '');
      return /[A-Za-z]{2,}/.test(text);
    });
    expect(strange).to.deep.equal([]);
  });

  const deleted: [count: number, text: string][] = [
    [1, '1 запись удалена'],
    [2, '2 записи удалены'],
    [5, '5 записей удалено'],
    [11, '11 записей удалено'],
    [21, '21 запись удалена'],
    [22, '22 записи удалены'],
    [25, '25 записей удалено'],
    [101, '101 запись удалена'],
    [111, '111 записей удалено'],
  ];
  for (const [count, text] of deleted)
    it(`a count reads: ${text}`, () => {
      expect(translate('ra.notification.deleted', { smart_count: count })).to.equal(text);
    });

  it('questions and toolbars count with right plurals', () => {
    expect(translate('ra.message.bulk_delete_title', { smart_count: 21 })).to.equal('Удалить 21 запись?');
    expect(translate('ra.message.bulk_update_content', { smart_count: 3 })).to.equal('Изменить 3 записи?');
    expect(translate('ra.action.bulk_actions', { smart_count: 12 })).to.equal('Выбрано 12 записей');
    expect(translate('ra.notification.updated', { smart_count: 1 })).to.equal('1 запись сохранена');
  });
});

describe('names of entities and fields', () => {
  it('every name has three forms', () => {
    for (const { name, counted } of definitions) expect(new Set(counted).size, name).to.equal(3);
  });

  it('every name is found under the key that react-admin uses', () => {
    expect(translate('resources.prods.fields.date_start')).to.equal('Начало');
    expect(translate('resources.prods.name', { smart_count: 5 })).to.equal('курсов');
  });
});

function at(messages: unknown, key: string): unknown {
  return (messages as Record<string, unknown>)[key];
}
