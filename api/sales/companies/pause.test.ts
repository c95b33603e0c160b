import type { CompanyRequestView } from '@odonta/api/contract';
import { Center, LegalRequest, type Order, type Prod } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { book } from '../../orders/book.ts';
import { sellForRequest } from '../../orders/closedCenters.ts';
import { onSale } from '../../orders/onSale.ts';
import { quote } from '../../orders/quoting.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import {
  buildCourseOfCompanies,
  buildTerms,
  companiesOn,
  companyRequest,
  orderOf,
} from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

const closure = {
  closed_from: moscowDay(new Date()),
  closed_to: moscowDay(inDays(10)),
  closure_note: 'Мы в отпуске и ответим в марте',
};

describe('the group order of a company while its centre sells nothing', () => {
  const api = useApi();
  let manager: string;
  let prod: Prod;
  const { asks, byStaff, isQuoted, accepts, rowOf, view } = companiesOn(() => ({ api, staff: manager }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
  });

  beforeEach(async () => {
    prod = await api.given(() => buildCourseOfCompanies());
  });

  const closes = () => Center.update(closure, { where: { id: prod.center_id } });
  const orderBy = async ({ token }: Pick<CompanyRequestView, 'token'>): Promise<Order> =>
    orderOf(await rowOf(token));

  it('accepts an offer that was sent before, and is invoiced', async () => {
    const quoted = await isQuoted(prod);
    await closes();
    const { status, text } = await accepts(quoted);
    expect(status, text).to.equal(200);
    expect(await view(quoted.token)).to.include({ status: 'CONFIRMED', stage: 'INVOICED' });
    expect(await orderBy(quoted)).to.include({ buyer_kind: 'GUEST', count: 4 });
  });

  it('is quoted and confirmed by staff, though a visitor has asked', async () => {
    const [quoted, plain] = [await asks(prod), await asks(prod, { need_quote: false, nb_seats: 2 })];
    await closes();
    for (const [{ token }, name] of [
      [quoted, 'quote'],
      [quoted, 'confirm'],
      [plain, 'confirm'],
    ] as const) {
      const { status, text } = await byStaff(token, name);
      expect(status, `${name}: ${text}`).to.equal(200);
    }
    expect((await orderBy(plain)).count).to.equal(2);
  });

  it('is not asked for any more', async () => {
    await closes();
    const { status, body } = await api.call('post', '/legal-request', { body: companyRequest(prod) });
    expect([status, body.code, body.message]).to.deep.equal([409, 'SALES_PAUSED', closureInWords(closure)]);
    expect(await LegalRequest.count({ where: { prod_id: prod.id } })).to.equal(0);
  });

  it('is the only order that the database lets through: another is refused at the end of its transaction', async () => {
    const { prods, pools } = await onSale([prod.id]);
    const [sold] = prods;
    if (!sold) throw new Error('the course is not on sale');
    await closes();
    const person = {
      last_name: 'Хитрова',
      first_name: 'Анна',
      phone: '+79001234567',
      email: 'sly@test.local',
    };
    const asked = {
      prod: sold,
      pools,
      contact: person,
      participants: [person],
      participation: 'main' as const,
    };
    const prices = quote(sold, pools, { participation: 'main', participants: [{}] });
    const refusal = await unitOfWork
      .transaction(async (transaction) => {
        await sellForRequest(transaction);
        const how = { buyer: { kind: 'GUEST' }, method: 'CARD', consent_id: null } as const;
        return book({ ...asked, ...prices, ...how }, systemActor, transaction);
      })
      .catch(({ parent }) => parent?.constraint);
    expect(refusal).to.equal('centers_sell');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
