import { expect } from 'chai';
import { type ContractFacts, contractTerms } from './contractTerms.ts';
import type { Seller } from './snapshots.ts';

const facts: ContractFacts = {
  seller: { name: 'ООО «Одонта»', vat: null } as Seller,
  provider: null,
  course: { name: 'Эндодонтия', city: 'Пермь', date_start: Date.parse('2026-12-10') / 1000, date_end: null },
  count: 4,
  total: 40_000_00,
  vat: null,
  quote: { number: '5', date: '2026-11-20' },
  refund_policy: [
    { days_before: 14, percent: 100 },
    { days_before: 7, percent: 50 },
    { days_before: 0, percent: 0 },
  ],
  repricing: 'KEEP',
  isOnCredit: false,
  rules: 'https://odonta.test/pravila-oplaty?version=2',
};
const said = (given: Partial<ContractFacts> = {}) =>
  contractTerms({ ...facts, ...given })
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe('the terms of a contract', () => {
  it('the terms are numbered, and give the subject, the price, acceptance by payment and refunds', () => {
    for (const words of [
      '1. Предмет. Исполнитель проводит курс «Эндодонтия», 10 декабря 2026, Пермь, и принимает на нём 4 человек',
      '2. Цена. 40 000,00 ₽, НДС не облагается. Она установлена предложением № 5 от 20 ноября 2026 г. и не меняется, если договор оплачен в срок.',
      '3. Оплата. Заказчик перечисляет всю сумму на счёт Исполнителя не позже срока оплаты',
      'Оплата в срок означает согласие Заказчика со всеми его условиями (п. 3 ст. 438 ГК РФ)',
      'за 14 дней до начала и раньше — вся сумма; за 7 дней до начала и раньше — 50 %; позже — сумма за вычетом понесённых расходов; в течение 24 часов после оплаты, если до начала больше суток, — вся сумма при любом сроке.',
      'Удержать можно только расходы, которые организатор понёс на самом деле и подтвердил',
      'цена остальных не меняется',
      'Заказчик получает акт об оказании услуг.',
      '8. В остальном действуют правила оплаты: https://odonta.test/pravila-oplaty?version=2.',
    ])
      expect(said()).to.include(words);
    expect(said()).to.not.include('Агент');
  });

  it('of an agent say whose the rights and duties are, and to whom the money goes', () => {
    const provider = { name: 'ООО «Центр»', inn: null, kpp: null, address: null };
    const words = said({ provider });
    expect(words).to.include('Агент. ООО «Одонта» заключает договор и принимает оплату от имени и за счёт');
    expect(words).to.include('на счёт Агента');
  });

  it('the terms give the tax and details of the seller, and another rule for a group', () => {
    const seller = { ...facts.seller, vat: 22 as const };
    const words = said({ seller, vat: 7_213_11, repricing: 'RECALC' });
    expect(words).to.include('в том числе НДС 22 %: 7 213,11 ₽');
    expect(words).to.include('универсальный передаточный документ (УПД)');
    expect(words).to.include('цена остальных считается заново');
  });

  it('of a company that pays later are accepted by the offer, and reserve the seats before the money', () => {
    const words = said({ isOnCredit: true });
    expect(words).to.include('Места закреплены за Заказчиком до оплаты.');
    expect(words).to.include('Заказчик принял предложение № 5 от 20 ноября 2026 г. и с ним эти условия');
    expect(words).to.not.include('после оплаты').and.not.include('могут занять другие');
  });

  it('an unknown day, town or rule is left out', () => {
    const words = said({ course: { ...facts.course, city: null, date_start: null }, rules: null });
    expect(words).to.include('проводит курс «Эндодонтия», и принимает');
    expect(words).to.not.include('правила оплаты');
  });
});
