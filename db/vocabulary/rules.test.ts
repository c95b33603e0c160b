import { expect } from 'chai';
import { questionForm } from './content/requests/questionForm.ts';
import {
  citySearch,
  cityTexts,
  consentRequired,
  requestFailed,
  requestForm,
  requestSent,
} from './content/requests/requestForm.ts';
import { violationOf } from './rules.ts';

describe('the rules of text fields', () => {
  const rule = {
    required: 'Нужно',
    min: { value: 3, message: 'Мало' },
    max: { value: 5, message: 'Много' },
    format: { test: (text: string) => text !== 'abcd', message: 'Не то' },
  };

  it('the first violated rule is reported', () => {
    for (const [text, wrong] of [
      ['', 'Нужно'],
      ['  ', 'Нужно'],
      ['ab', 'Мало'],
      ['abcdef', 'Много'],
      ['abcd', 'Не то'],
      ['abc', null],
      [' abc ', null],
    ] as const)
      expect(violationOf(rule, text), text).to.equal(wrong);
  });

  it('an empty optional field has no error', () => {
    const { required: _, ...optional } = rule;
    expect(violationOf(optional, ' ')).to.equal(null);
    expect(violationOf(optional, 'a')).to.equal('Мало');
  });

  it('letters are counted as people do', () => {
    expect(violationOf(rule, '😀😀')).to.equal('Мало');
    expect(violationOf(rule, '😀😀😀')).to.equal('Много');
    expect(violationOf({ min: rule.min }, '😀😀😀')).to.equal(null);
  });

  it('of the request are those of the specification', () => {
    const { name, phone, email, city, comment } = requestForm;
    expect([violationOf(name, ''), violationOf(name, 'Ян')]).to.deep.equal([
      'Обязательное поле',
      'Минимальная длина 3 символа',
    ]);
    expect([violationOf(phone, ''), violationOf(phone, '12')]).to.deep.equal([
      'Обязательное поле',
      'Введите корректный номер телефона',
    ]);
    expect([violationOf(email, ''), violationOf(email, 'a@b')]).to.deep.equal([
      'Обязательное поле',
      'Введите корректную электронную почту',
    ]);
    expect([violationOf(city, ''), violationOf(city, 'Уфа')]).to.deep.equal([
      'Город обязателен для заполнения',
      null,
    ]);
    expect([
      violationOf(comment, ''),
      violationOf(comment, 'ок'),
      violationOf(comment, 'я'.repeat(500)),
      violationOf(comment, 'я'.repeat(501)),
    ]).to.deep.equal([null, 'Минимальная длина 3 символа', null, 'Максимальная длина 500 символов']);
    expect([consentRequired, requestFailed]).to.deep.equal(['Требуется подтверждение', 'Ошибка']);
    expect(requestSent).to.equal('Ваша заявка успешно отправлена, ожидайте ответа менеджера');
    expect(cityTexts).to.deep.equal({
      tooShort: 'Начните поиск',
      loading: 'Загрузка...',
      none: 'Город не найден',
    });
    expect(citySearch).to.deep.equal({ fromCharacters: 2, debounceMs: 500 });
  });

  it('of the question are those of the specification', () => {
    const wrong = {
      fio: 'Укажите ФИО',
      tel: 'Укажите корректный телефон',
      email: 'Укажите корректную почту',
      specialization: 'Укажите специализацию',
      comment: 'Укажите вопрос',
    };
    for (const [field, message] of Object.entries(wrong)) {
      expect(violationOf(questionForm[field as keyof typeof wrong], ''), field).to.equal(message);
      if (field !== 'specialization')
        expect(violationOf(questionForm[field as keyof typeof wrong], 'ab'), field).to.equal(message);
    }
  });
});
