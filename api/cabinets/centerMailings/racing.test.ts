import { Mailing } from '@odonta/db/models';
import { buildMailingDraft } from '@odonta/db/testing/mailingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { orderingCenter, price, priceLetters } from './testing/orderingCenter.ts';

const fifty = Array.from({ length: 50 }, (_, index) => index);

describe('fifty orders of mailings at once', function () {
  this.timeout(60_000);
  const api = useApi();
  before(() => priceLetters(1000));

  type Own = Awaited<ReturnType<typeof orderingCenter>>;
  const draftsOf = async ({ center, city }: Own) => {
    const drafts: Mailing[] = [];
    for (const index of fifty) drafts.push(await buildMailingDraft(center.id, { cities: [city] }, 3 + index));
    return drafts;
  };
  const submitted = async (own: Own) => {
    const drafts = await draftsOf(own);
    const answers = await Promise.all(drafts.map(({ id }) => own.submit(id)));
    return answers.map(({ status }) => status).filter((status) => status === 200).length;
  };

  it('a balance for three gives three, and keeps exactly their price', async () => {
    const own = await orderingCenter(api, 3);
    expect(await submitted(own)).to.equal(3);
    expect(await own.money()).to.deep.equal({
      ...{ available: 0, reserved: 3 * price, entries: Array.from({ length: 3 }, () => [-price, true]) },
    });
    const waiting = await Mailing.count({ where: { center_id: own.center.id, status: 'CREATED' } });
    expect(waiting).to.equal(3);
    for (const { id } of (await own.list()).mailings) await own.post(`/${id}/cancel`);
    expect(await own.money()).to.deep.include({ available: 3 * price, reserved: 0 });
  });

  it('the control: a balance for fifty gives as many as may wait for a check', async () => {
    const own = await orderingCenter(api, 50);
    expect(await submitted(own)).to.equal(5);
    expect((await own.money()).reserved).to.equal(5 * price);
  });

  it('the database alone keeps a balance for three to three, past the code', async () => {
    const own = await orderingCenter(api, 3);
    const done = await Promise.allSettled(
      fifty.map((index) =>
        api.sequelize.query(
          `insert into marketing_tx (balance_id, kind, sum, is_reserve, source_type, source_id)
           values (${own.balance.id}, 'SPEND_MAILING', ${-price}, true, 'mailing', ${1_000_000 + index})`,
        ),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled').length).to.equal(3);
    expect(await own.money()).to.deep.include({ available: 0, reserved: 3 * price });
  });

  it('one order that is sent twice at once, or cancelled and rejected at once, moves its money once', async () => {
    const own = await orderingCenter(api, 2);
    const { id } = await own.write({ date_send: nowInSeconds() + 80 * 86_400 });
    const both = await Promise.all([own.submit(id), own.submit(id)]);
    expect(both.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    const { token } = await api.staff('MANAGER_NOTISEND');
    await Promise.all([
      own.post(`/${id}/cancel`),
      api.call('post', `/adm/mailings/${id}/reject`, { token, body: { reason: 'Нет' } }),
    ]);
    expect(await own.money()).to.deep.equal({
      ...{ available: 2 * price, reserved: 0 },
      entries: [
        [-price, true],
        [price, true],
      ],
    });
  });
});
