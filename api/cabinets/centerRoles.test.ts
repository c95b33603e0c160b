import type { Center } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import {
  type CenterRight,
  centerRolesWith,
  mayInCenter,
} from '@odonta/db/vocabulary/identity/centerRights.ts';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { useApi } from '../testing/useApi.ts';
import { centerLists } from './testing/centerLists.ts';
import { centerWays } from './testing/centerWays.ts';

const roles = Object.keys(centerRoles) as CenterRole[];
const word = 'Чужестранец';
const nobody = 999_999_999;
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** Of the member himself, of a lecturer, or a file. The tests of statements open theirs to their own centre alone. */
const ofNoCenter = [
  /^\w+ \/partner\/me(\/|$)/,
  /^\w+ \/lk\//,
  /^post \/prods\/my\/pictures$/,
  /^post \/partner\/(negativeLecturers|reviews)\/evidence$/,
  /^post \/partner\/materials$/,
  /^post \/partner\/advertising\/pictures$/,
  /^post \/partner\/centers\/papers\//,
  /^post \/partner\/centers\/pictures$/,
  /^get \/partner\/centers\/:id\/papers\/:paper$/,
  /^get \/partner\/documents\/:id\/pdf$/,
  /^get \/marketingBalances\/:id\/evidence\/:file$/,
];

describe('roles in the cabinet of a centre', () => {
  const api = useApi();
  let own: Center;
  let foreign: Center;
  const tokens = new Map<CenterRole, string>();

  before(async () => {
    const paid = { pay_inn: '7707083893', pay_name: 'ООО «Центр»' };
    own = await buildCenter({ name: 'Свой центр', ...paid });
    foreign = await buildCenter({ name: word, ...paid, pay_name: word });
    for (const role of roles) tokens.set(role, await memberAs(role));
  });

  const memberAs = async (role: CenterRole) => api.tokenOf(await buildPartner(own, { role }));

  /** Calls on a thing of a centre, or of none, by members of roles at one's own; answers their statuses. */
  const statusesOf = async (name: string, asked: readonly CenterRole[], center: Center | null) => {
    const { build, body } = wayOf(name);
    const ids = build && center ? await api.given(() => build(center)) : [];
    const [method = '', path = ''] = name.split(' ');
    const address = path.replace(/:\w+/g, () => String(ids.shift() ?? nobody));
    const sent = build ? body : { ...body, center_id: center?.id ?? nobody };
    const answers: number[] = [];
    for (const role of asked) {
      const call = { token: tokens.get(role), ...(method !== 'get' && { body: sent }) };
      answers.push((await api.call(method, address, call)).status);
    }
    return answers;
  };

  it('every call of the cabinet is known here with its right', () => {
    const partners = api.endpoints.filter(
      ({ audience, allow }) => audience.name === 'user' && [allow].flat().includes('partner himself'),
    );
    const known = [...Object.keys(centerWays), ...Object.keys(centerLists)];
    expect(
      partners
        .map(nameOf)
        .filter((name) => !known.includes(name) && !ofNoCenter.some((each) => each.test(name))),
    ).to.deep.equal([]);
    expect(partners.length).to.be.greaterThan(30);
  });

  it("things of another centre, and of none, are nobody's", async function () {
    this.timeout(120_000);
    const leaks: string[] = [];
    for (const name of Object.keys(centerWays))
      for (const center of [foreign, null]) {
        const statuses = await statusesOf(name, roles, center);
        if (statuses.some((status) => status !== 404 && status !== 403))
          leaks.push(`${name} of ${center ? 'another' : 'none'}: ${statuses}`);
      }
    expect(leaks).to.deep.equal([]);
    console.log(
      `      ${Object.keys(centerWays).length * roles.length * 2} calls on others' things; leaks: 0`,
    );
  });

  it('each role does with its own what the table of rights says, and nothing else', async function () {
    this.timeout(120_000);
    const wrong: string[] = [];
    for (const [name, { right }] of Object.entries(centerWays)) {
      const refused = roles.filter((role) => !mayInCenter(role, right));
      const statuses = await statusesOf(name, refused, own);
      if (statuses.some((status) => status !== 403 && status !== 404))
        wrong.push(`${name} ${refused}: ${statuses}`);
      for (const role of centerRolesWith(right)) {
        const [status = 500] = await statusesOf(name, [role], own);
        if (status >= 500 || status === 403 || status === 404) wrong.push(`${name} ${role}: ${status}`);
      }
    }
    expect(wrong).to.deep.equal([]);
  });

  it('lists show a role its own, where it has the right, and never another centre', async () => {
    const wrong: string[] = [];
    for (const [name, right] of Object.entries(centerLists))
      for (const role of roles) {
        const { status, text } = await api.call('get', name.split(' ')[1] ?? '', { token: tokens.get(role) });
        if (text.includes(word)) wrong.push(`${name} ${role} shows another centre`);
        if (mayInCenter(role, right) && status !== 200) wrong.push(`${name} ${role} ${status}`);
      }
    expect(wrong).to.deep.equal([]);
  });

  it('the test would find a role with a right too many', async () => {
    const right: CenterRight = 'prods.withdraw';
    expect(centerRolesWith(right)).to.deep.equal(['OWNER']);
    expect(await statusesOf('post /prods/my/:id/withdraw', ['EDITOR', 'OWNER'], own)).to.deep.equal([
      403, 200,
    ]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function wayOf(name: string) {
  const way = centerWays[name];
  if (!way) throw new Error(`${name}: how is a thing of a centre built for it?`);
  return way;
}
