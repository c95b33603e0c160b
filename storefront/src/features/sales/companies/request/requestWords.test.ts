import type { CompanyRequestView } from '@odonta/api/contract';
import {
  type LegalRequestStage,
  legalRequestStages,
  stageLabel,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { expect } from 'chai';
import { isUnderWay, mayAskAgain, namedWords, stagesOf, wordsOf } from './requestWords.ts';

const stages = Object.keys(legalRequestStages) as LegalRequestStage[];

const request = (given: object = {}) =>
  ({
    status: 'CREATED',
    stage: 'DRAFT',
    end: null,
    reason: null,
    need_quote: true,
    quote: null,
    order: null,
    invoice: null,
    seats: null,
    admin_contact: { email: 'contact@example.ru' },
    ...given,
  }) as unknown as CompanyRequestView;

describe('words of a company’s request', () => {
  it('every stage says what comes next', () => {
    const titles = stages.map((stage) => wordsOf(request({ stage })).title);
    expect(new Set(titles)).to.have.length(stages.length);
    expect(wordsOf(request({ stage: 'QUOTED', quote: { valid_until: '2026-12-02' } })).text).to.equal(
      'Цены не изменятся до 02.12.2026 включительно.',
    );
    expect(wordsOf(request({ stage: 'PAID', seats: { named: 2, total: 10 } })).text).to.include(
      'Названы 2 из 10.',
    );
    expect(namedWords({ named: 1, total: 5 })).to.equal('Назван 1 из 5.');
    expect(namedWords({ named: 0, total: 5 })).to.equal('Названы 0 из 5.');
  });

  it('a company with seats before the payment sees until when it is awaited', () => {
    const owing = { order: { debt: 40_000 }, invoice: { due_date: '2026-12-22' } };
    expect(wordsOf(request({ stage: 'INVOICED', ...owing })).title).to.equal(
      'Учебный центр подтверждает места',
    );
    for (const stage of ['INVOICED', 'PAID', 'NAMED']) {
      const { title, text } = wordsOf(request({ stage, ...owing }));
      expect(`${title} ${text}`.replaceAll('\u00a0', ' ')).to.include('К оплате 40 000 ₽ до 22.12.2026.');
      expect(title).to.not.include('плачено');
    }
    const paid = wordsOf(request({ stage: 'PAID', order: { debt: 0 }, invoice: owing.invoice }));
    expect([paid.title, paid.text.includes('К оплате')]).to.deep.equal([
      'Оплачено: назовите участников',
      false,
    ]);
  });

  it('an order beyond the monthly limit waits for the owner, and the words say until when', () => {
    const order = { number: 'З-26-000001', expires_at: 1_795_000_000 };
    const { title, text } = wordsOf(request({ stage: 'AGREED', status: 'CONFIRMED', order }));
    expect(title).to.equal('Ждёт подтверждения владельца');
    expect(text).to.match(/Места удержаны до .+, счёт придёт/);
  });

  it('the words promise what was requested: an offer, or an invoice', () => {
    expect(wordsOf(request()).text).to.include('пришлёт предложение на contact@example.ru');
    expect(wordsOf(request({ need_quote: false })).text).to.include('пришлёт счёт');
  });

  it('a closed request says why, and offers to begin again', () => {
    const late = request({ status: 'CANCELED', stage: 'QUOTED', end: 'QUOTE_EXPIRED' });
    expect(wordsOf(late).title).to.equal('Срок предложения истёк');
    const rejected = request({ status: 'REJECTED', reason: 'Мест нет' });
    expect(wordsOf(rejected).text).to.equal('Причина: Мест нет');
    for (const ended of [late, rejected])
      expect([mayAskAgain(ended), isUnderWay(ended)]).to.deep.equal([true, false]);
  });

  it('a request without an offer does not mention one', () => {
    expect(stagesOf(request())).to.deep.equal(stages);
    expect(stagesOf(request({ need_quote: false }))).to.not.include('QUOTED');
    expect(stagesOf(request({ need_quote: false, quote: {} }))).to.include('QUOTED');
  });

  it('a request that waits for the owner without an offer shows its stage', () => {
    const waiting = stagesOf(request({ need_quote: false, stage: 'AGREED' }));
    expect(waiting).to.include('AGREED').and.not.include('QUOTED');
    expect(stageLabel('AGREED', { hasOrder: true })).to.equal('Ждёт владельца организации');
    expect(stageLabel('AGREED')).to.equal('Предложение принято');
    expect(stageLabel('PAID', { debt: 1, hasOrder: true })).to.equal('С отсрочкой оплаты');
  });
});
