import { expect } from 'chai';
import { holdsContacts, withoutContacts } from './contactsInText.ts';

describe('the contacts in a text', () => {
  it('contacts are found however they are written', () => {
    const texts = [
      'Выиграйте приз http://evil.example',
      'зайдите на evil.example/приз',
      'пишите t.me/evil',
      'приз.рф ждёт',
      'почта evil@mail',
      'www.evil',
      'HTTPS://EVIL',
      'позвоните 8 (900) 123-45-67',
      'код 192.168.0.1',
    ];
    expect(texts.filter((text) => !holdsContacts(text))).to.deep.equal([]);
  });

  it('names, companies and wishes are not taken for contacts', () => {
    const texts = [
      'Иванов-Петров Мамед Алиевич оглы',
      "Жанна д'Арк",
      'А. С. Пушкин',
      'А.С. Пушкин',
      'ООО «Клиника № 1», г. Казань',
      'С днём рождения 01.01.1990! Ура.Целую',
      'Всего 15 000 ₽ за 2 дня, 10:00-18:00',
    ];
    expect(texts.filter(holdsContacts)).to.deep.equal([]);
  });

  it('only contacts are removed from a text', () => {
    expect(withoutContacts('ООО «Зуб» evil.example')).to.equal('ООО «Зуб» …');
    expect(withoutContacts('ООО «Зуб»\nКазань')).to.equal('ООО «Зуб»\nКазань');
    expect(withoutContacts('звоните +7 900 123 45 67')).to.equal('…');
  });
});
