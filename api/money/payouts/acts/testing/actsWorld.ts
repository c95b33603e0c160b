import type { CenterPayout, StaffPayout } from '@odonta/api/contract';
import { AccountingDoc, Center, type Payout } from '@odonta/db/models';
import { buildPartner } from '@odonta/db/testing/factories.ts';
import { buildReportedPayout } from '@odonta/db/testing/payoutFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { useApi } from '../../../../testing/useApi.ts';

export const scan = '%PDF-1.7 signed %%EOF';
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
export const reason = 'Нет печати на второй странице';

/** A payout that has left and whose report its centre is to sign, anew for each test, with an accountant on either side. */
export function useActsWorld(api: ReturnType<typeof useApi>) {
  const world = {} as { payout: Payout; token: string; keeper: { user: { id: number }; token: string } };
  before(async () => {
    world.keeper = await api.staff('BOOKKEEPER');
  });
  beforeEach(async () => {
    world.payout = await buildReportedPayout();
    world.token = await memberAs('ACCOUNTANT');
  });

  const memberAs = async (role: CenterRole) => {
    const center = await Center.findByPk(world.payout.center_id, { rejectOnEmpty: true });
    return api.tokenOf(await buildPartner(center, { role }));
  };
  const send = (bytes: string | Uint8Array = scan, by = world.token, id = world.payout.id) => {
    const body = new FormData();
    body.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'акт.pdf');
    return api.call<CenterPayout>('post', `/partner/payouts/${id}/act`, { token: by, body });
  };
  const act = (move: string, body: object = {}, by = world.keeper.token) =>
    api.call<StaffPayout>('post', `/adm/payouts/${world.payout.id}/${move}`, { token: by, body });
  const own = async () =>
    (await api.call<CenterPayout[]>('get', '/partner/payouts', { token: world.token })).body.message.find(
      ({ id }) => id === world.payout.id,
    );
  const report = (): Promise<AccountingDoc> =>
    AccountingDoc.findOne({
      where: { payout_id: world.payout.id },
      order: [['id', 'desc']],
      rejectOnEmpty: true,
    });
  const doc = async (move: string, body: object = {}) =>
    api.call('post', `/adm/accounting_docs/${(await report()).id}/${move}`, {
      ...{ token: world.keeper.token, body },
    });
  const listed = async (filter: object) => {
    const asked = encodeURIComponent(JSON.stringify({ ...filter, center_id: world.payout.center_id }));
    const path = `/adm/payouts?filter=${asked}`;
    return (await api.call<StaffPayout[]>('get', path, { token: world.keeper.token })).body.message.length;
  };
  const reading = (path: string, by: string) =>
    fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${by}` } });
  return { world, memberAs, send, act, own, report, doc, listed, reading };
}
