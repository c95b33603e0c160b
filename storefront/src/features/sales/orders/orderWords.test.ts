import { cancelReasons } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { type RegistrationStatus, registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { expect } from 'chai';
import { mayBookAgain } from './orderStage.ts';
import { wordsOf } from './orderWords.ts';

const order = {
  status: 'PREPARE' as RegistrationStatus,
  method: 'CARD' as const,
  total: 9000,
  paid: 0,
  refunded: 0,
  debt: 0,
  invoice: null,
  cancel_reason: null,
  reject_reason: null,
  contact: { last_name: 'Иванова', first_name: 'Анна', phone: '+79001234567', email: 'anna@example.ru' },
  checks: [],
  expires_at: null,
  moved_to: null,
  refusal: null,
  participants: [],
  refunds: [],
};

describe('what an order says of itself', () => {
  for (const status of Object.keys(registrationStatuses) as RegistrationStatus[])
    it(`is a title and what comes next, in ${status}`, () => {
      const { title, text } = wordsOf({ ...order, status });
      expect(title).to.match(/^[А-Я]/);
      if (status !== 'CANCELED') expect(text).to.match(/\.$/);
    });

  it('tells an order that nobody paid from one that was given up', () => {
    const canceled = { ...order, status: 'CANCELED' as const };
    expect(wordsOf({ ...canceled, cancel_reason: cancelReasons.EXPIRED }).title).to.equal(
      'Время на оплату вышло',
    );
    expect(wordsOf({ ...canceled, cancel_reason: cancelReasons.CLIENT })).to.include({
      title: 'Заказ отменён',
      text: 'Причина: отказ покупателя.',
    });
    expect(mayBookAgain(canceled)).to.equal(true);
  });

  it('says of money that came too late that all of it went back', () => {
    const { text } = wordsOf({ ...order, status: 'REFUNDED', refunded: 0 });
    expect(text).to.match(/^Оплата пришла, когда мест уже не было, и мы вернули её полностью\./);
    expect(wordsOf({ ...order, status: 'REFUNDED', refunded: 9000 }).text).to.match(/^Вернули 9\s000\s₽\./);
  });

  it('leads from an order that was moved to the one that it has become', () => {
    const moved_to = { number: 'З-26-000002', token: 't' };
    const rescheduled = {
      ...order,
      status: 'CANCELED' as const,
      cancel_reason: cancelReasons.MOVED,
      moved_to,
    };
    expect(wordsOf({ ...rescheduled, paid: 3000 }).text.replaceAll('\u00a0', ' ')).to.equal(
      'Теперь это заказ З-26-000002. Прежние билеты не действуют. Разницу, 3 000 ₽, мы вернём.',
    );
    expect(mayBookAgain(rescheduled)).to.equal(false);
  });

  it('a declined order says why, what happens to the money, and what to do next', () => {
    const declined = { ...order, status: 'REJECTED' as const, reject_reason: 'Группа набрана.', paid: 9000 };
    expect(wordsOf(declined).text).to.equal(
      'Причина: Группа набрана. Деньги вернутся полностью. Посмотрите другие даты и похожие курсы — или напишите нам, поможем выбрать.',
    );
  });

  it('does not speak of money where a course costs none', () => {
    expect(wordsOf({ ...order, status: 'CONFIRMED', total: 0 }).title).to.equal('Вы записаны');
  });

  it('tells a member whose order is beyond his month until when it waits for the owner, and how it has ended', () => {
    const checks = [{ kind: 'OWNER' as const, is_done: false }];
    const waiting = { ...order, status: 'CREATED' as const, checks, expires_at: 1_795_000_000 };
    expect(wordsOf(waiting).title).to.equal('Ждёт подтверждения владельца');
    expect(wordsOf(waiting).text).to.match(
      /Места удержаны до .+ по московскому времени\. Платить пока не нужно/,
    );
    const ended = { ...waiting, status: 'CANCELED' as const, cancel_reason: cancelReasons.OWNER };
    expect(wordsOf(ended).text).to.equal('Причина: не подтверждён владельцем организации.');
  });

  it('a company reads that its payment is looked for, and what it may pay later', () => {
    const checks = [{ kind: 'MONEY', is_done: false }] as const;
    const invoice = {
      ...{ number: '1', title: 'Счёт № 1', token: 't', pdf: '/pdf' },
      ...{ due_date: '2026-11-27', payment_order_at: 1 },
    };
    const sought = { ...order, status: 'CREATED' as const, checks: [...checks] };
    expect(wordsOf({ ...sought, invoice }).title).to.equal('Ищем ваш платёж');
    const trusted = wordsOf({ ...order, status: 'CONFIRMED', debt: 20_000 });
    expect(trusted.text).to.match(/осталось оплатить 20.000.₽/);
  });
});
