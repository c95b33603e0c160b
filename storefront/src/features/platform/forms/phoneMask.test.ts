import { expect } from 'chai';
import { phoneAfterEdit, wholePhone } from './phoneMask.ts';

/** Types into the input at the caret `|`; `<` is Backspace, `>` is Delete. */
function type(keys: string, from = '|'): string {
  let [before = '', after = ''] = from.split('|');
  for (const key of keys) {
    if (key === '<') before = before.slice(0, -1);
    else if (key === '>') after = after.slice(1);
    else before += key;
    const edit = {
      text: before + after,
      caret: before.length,
      isWhole: false,
      isForwardDeletion: key === '>',
    };
    const { text, caret } = phoneAfterEdit(edit);
    [before, after] = [text.slice(0, caret), text.slice(caret)];
  }
  return `${before}|${after}`;
}

const paste = (text: string) =>
  phoneAfterEdit({ text, caret: text.length, isWhole: true, isForwardDeletion: false }).text;

describe('the phone input', () => {
  it('groups a Russian number while it is typed', () => {
    expect(type('+7912')).to.equal('+7 (912|');
    expect(type('+79123456789')).to.equal('+7 (912) 345-67-89|');
    expect(type('89123456789')).to.equal('8 (912) 345-67-89|');
    expect(type('7912345')).to.equal('7 (912) 345|');
  });

  it('keeps the caret by the digit it stood by', () => {
    expect(type('0', '+7 (912) 3|45-67-8')).to.equal('+7 (912) 30|4-56-78');
    expect(type('<', '+7 (912) 345|-67-89')).to.equal('+7 (912) 34|6-78-9');
    expect(type('<<', '+7 (912) |345-67-89')).to.equal('+7 (91|3) 456-78-9');
    expect(type('>', '+7 (912|) 345-67-89')).to.equal('+7 (912) |345-67-89');
    expect(type('>>', '+7 (912|) 345-67-89')).to.equal('+7 (912) |456-78-9');
  });

  it('lets everything be deleted again', () => {
    expect(type('<'.repeat(30), '+7 (912) 345-67-89|')).to.equal('|');
  });

  it('leaves foreign numbers as they are typed', () => {
    for (const number of [
      '+375 29 123-45-67',
      '998901234567',
      '+998 90 123 45 67',
      '+81 90-1234-5678',
      '995599123456',
    ])
      expect(type(number)).to.equal(`${number}|`);
  });

  it('gives the digits back when there are more than a Russian number has', () => {
    expect(type('812345678901')).to.equal('812345678901|');
  });

  it('takes a pasted number in any shape', () => {
    for (const number of [
      '+7 912 345 67 89',
      '8 (912) 345-67-89',
      '89123456789',
      '912 345 67 89',
      '9123456789',
      '7 912 345-67-89',
      ' +7\u00a0(912)\u2011345\u201367\u201389 ',
      '\u202a+7 912 345-67-89\u202c',
    ])
      expect(paste(number), number).to.equal('+7 (912) 345-67-89');
    expect(paste('+375 29 123-45-67')).to.equal('+375291234567');
    expect(paste('+998901234567')).to.equal('+998901234567');
  });

  it('takes a number pasted behind a prefix that was typed already', () => {
    for (const text of ['+7 (+79123456789', '8 89123456789', '+7 (8 (912) 345-67-89', '+79123456789'])
      expect(paste(text), text).to.equal('+7 (912) 345-67-89');
  });

  it('leaves what is no number alone', () => {
    for (const text of ['позвоните мне', '12', '+7 912 доб. 5']) {
      expect(paste(text)).to.equal(text);
      expect(wholePhone(text)).to.equal(null);
    }
  });
});
