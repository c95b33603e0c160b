import type { OwnMailing, OwnMailings, StaffMailing } from '@odonta/api/contract';
import { type MarketingBalance, MarketingTx, Setting } from '@odonta/db/models';
import { buildCenter, buildCity, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { TestApi } from '../../../testing/testApi.ts';

/** Kopecks for the hundred of a city that are sold, at a thousand roubles for a thousand letters. */
export const price = 100_00;

export const priceLetters = (amount: number) =>
  Setting.update({ amount }, { where: { key: 'mailing_price_per_1000' } });

let number = 0;
const freeDay = () => {
  number += 1;
  return nowInSeconds() + (3 + number) * 86_400;
};

/** A centre with so many mailings to a hundred people on its balance, its owner, and a city: 149 are sold as 100 wherever the steps stand. */
export async function orderingCenter(api: TestApi, orders: number, people = 149) {
  const center = await buildCenter();
  const balance = await buildMarketingBalance({ center, available: orders * price });
  const token = await api.tokenOf(await buildPartner(center));
  const { name: city } = await buildCity({ name: `Городок ${center.id}` });
  const readers = await buildReaders(people, { city });
  const path = '/partner/advertising/mailings';
  const post = <T = OwnMailing>(tail: string, body: object = {}) =>
    api.call<T>('post', `${path}${tail}`, { token, body });
  const draft = (given: object = {}) => ({ ...letter, cities: [city], date_send: freeDay(), ...given });
  const write = async (given: object = {}) =>
    (await post('', { center_id: center.id, ...draft(given) })).body.message;
  const submit = (id: number, expected_total = price / 100) => post(`/${id}/submit`, { expected_total });
  return {
    ...{ center, balance, token, city, readers, post, draft, write, submit },
    put: (id: number, given: object = {}) =>
      api.call<OwnMailing>('put', `${path}/${id}`, { token, body: draft(given) }),
    ordered: async (given: object = {}) => {
      const { id } = await write(given);
      await submit(id);
      return id;
    },
    list: async () => (await api.call<OwnMailings>('get', path, { token })).body.message,
    /** Kopecks: those that are there, those that are kept, and the entries in their order. */
    money: () => moneyOf(balance),
  };
}

async function moneyOf(balance: MarketingBalance) {
  const { available, reserved } = await balance.reload();
  const where = { balance_id: balance.id, kind: 'SPEND_MAILING' };
  const rows = await MarketingTx.findAll({ where, order: ['id'] });
  return { available, reserved, entries: rows.map(({ sum, is_reserve }) => [sum, is_reserve]) };
}

const letter = {
  subject: 'Курсы осени',
  from_name: 'Центр «Улыбка»',
  blocks: [{ kind: 'text', text: 'Приходите на курс' }],
  ...{ ad_company: 'ООО «Центр»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' },
};

/** The acts of the manager of mailings. */
export const managing = (api: TestApi, token: string) => {
  const read = async (id: number) =>
    (await api.call<StaffMailing>('get', `/adm/mailings/${id}`, { token })).body.message;
  const act = async (id: number, move: string, body: object = {}) => {
    const { version } = await read(id);
    const seen = ['approve', 'test_send'].includes(move) ? { version } : {};
    return api.call<StaffMailing>('post', `/adm/mailings/${id}/${move}`, {
      token,
      body: { ...seen, ...body },
    });
  };
  return {
    ...{ read, act },
    approve: async (id: number) => {
      await act(id, 'test_send');
      return act(id, 'approve');
    },
  };
};
