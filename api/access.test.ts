import { Letter, Session } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLegalMember,
  buildPartner,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts, legalAccounts } from './identity/sessions/accountKinds.ts';
import { issueToken } from './identity/sessions/tokens.ts';
import { openAudience } from './platform/http/audiences.ts';
import { type AnyEndpoint, demandsOf } from './platform/http/endpoint.ts';
import { accessDecisions } from './testing/accessDecisions.ts';
import {
  type Caller,
  calledOverHttp,
  callersOf,
  cellsOf,
  isRight,
  isWrong,
  knock,
  type MatrixCell,
  type Verdict,
} from './testing/accessMatrix.ts';
import type { Sent } from './testing/call.ts';
import { digestOf } from './testing/digest.ts';
import { inParallel } from './testing/inParallel.ts';
import { samples } from './testing/samples.ts';
import { secret, type TestApi } from './testing/testApi.ts';
import { useApi } from './testing/useApi.ts';

const existing = '1';
const absent = '2147483647';

describe('the access matrix: every endpoint for everybody', () => {
  const api = useApi();
  let callers: Caller[];
  let cells: MatrixCell[];
  let decisionOf: (cell: MatrixCell) => Verdict;

  before(async () => {
    await api.given(async () => {
      for (const { build } of samples.values()) await build();
    });
    // They have left: a digest waits for those on their way.
    await Letter.update({ status: 'SENT' }, { where: {} });
    const partner = await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
    callers = await callersOf({
      staff: api.staff,
      broken: await brokenCallers(api),
      partner: await api.tokenOf(partner),
      legal: await api.tokenOf(await buildLegalMember(), legalAccounts),
      accountant: await api.tokenOf(await buildLegalMember({ role: 'ACCOUNTANT' }), legalAccounts),
      individual: await api.tokenOf(await buildIndividual(), individualAccounts),
    });
    cells = cellsOf(api.endpoints, callers);
    decisionOf = await accessDecisions(api, callers);
  });

  it('knows every right that an endpoint demands', () => {
    const ofRights = api.endpoints.filter(
      ({ audience }) => audience.name === 'staff' || audience.name === 'buyer',
    );
    const demanded = ofRights.flatMap((endpoint) => demandsOf(endpoint) as string[]);
    const others = ['any staff', 'anyone', 'buyer'];
    expect(demanded.filter((right) => !others.includes(right) && !isRight(right))).to.deep.equal([]);
  });

  it('decides for every caller at every endpoint as the table does', () => {
    expect(cells.filter((cell) => decisionOf(cell) !== cell.verdict).map(named)).to.deep.equal([]);
    say(`${cells.length} cells: ${api.endpoints.length} endpoints, ${callers.length} callers; wrong: 0`);
  });

  it('refuses callers whom the table does not allow, and nothing has changed', async function () {
    this.timeout(300_000);
    const refused = calledOverHttp(cells.filter(({ verdict }) => verdict !== 'admitted'));
    const before = await digestOf(api.sequelize);
    expect(await wrongOf(api, refused, existing)).to.deep.equal([]);
    expect(await digestOf(api.sequelize)).to.deep.equal(before);
    say(`${refused.length} cells refused over HTTP`);
  });

  it('checks neither the body nor the id of a row before the permission', async function () {
    this.timeout(180_000);
    const refused = calledOverHttp(
      cells.filter(({ verdict, caller }) => verdict !== 'admitted' && !caller.roles),
    );
    const sent = { raw: '{"', headers: { 'content-type': 'application/json' } };
    expect(await wrongOf(api, refused, 'abc', sent)).to.deep.equal([]);
  });

  it('lets in callers whom the table allows, up to the refusal of an empty body or a missing row', async function () {
    this.timeout(180_000);
    const admitted = calledOverHttp(cells.filter(({ verdict }) => verdict === 'admitted'));
    const [last, first] = partition(admitted, ({ path }) => path.endsWith('/logout'));
    const wrong = [...(await wrongOf(api, first, absent)), ...(await wrongOf(api, last, absent))];
    expect(wrong).to.deep.equal([]);
    say(`${admitted.length} cells admitted over HTTP`);
  });

  it('finds an endpoint without a permission check', async () => {
    const open = (endpoint: AnyEndpoint) =>
      isUserList(endpoint)
        ? { ...endpoint, audience: openAudience, allow: 'anyone', handle: async () => ({ message: [] }) }
        : endpoint;
    const careless = await api.node({ endpoints: api.endpoints.map(open) });
    const refused = cells.filter(({ endpoint, verdict }) => isUserList(endpoint) && verdict !== 'admitted');
    const deleted = refused.map((cell) => ({ ...cell, endpoint: open(cell.endpoint) }));
    expect([...new Set(deleted.map(decisionOf))]).to.deep.equal(['admitted']);
    expect(await wrongOf(careless, refused, existing))
      .to.have.length(refused.length)
      .greaterThan(25);
    await careless.close();
  });

  it('notices a change of one row', async () => {
    const before = await digestOf(api.sequelize);
    const { token } = await api.staff('ADMIN');
    expect(await digestOf(api.sequelize)).to.not.deep.equal(before);
    const between = await digestOf(api.sequelize);
    await api.call('put', '/adm/cities/1', { token, body: { population: 5 } });
    const after = await digestOf(api.sequelize);
    const changed = Object.keys(after).filter((table) => after[table] !== between[table]);
    expect(changed.sort()).to.deep.equal(['audit_log', 'change_log', 'cities']);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const isUserList = ({ method, path }: AnyEndpoint) => method === 'get' && path === '/adm/users';

const named = ({ endpoint, path, caller, verdict }: MatrixCell) =>
  `${endpoint.method.toUpperCase()} ${path} as ${caller.name}, who is ${verdict}`;

async function wrongOf(
  { call }: Pick<TestApi, 'call'>,
  cells: MatrixCell[],
  id: string,
  sent: Sent = {},
): Promise<string[]> {
  const found = await inParallel(cells, async (cell) => {
    const status = await knock(call, cell, id, cell.endpoint.method === 'get' ? {} : sent);
    return isWrong(cell.verdict, status) ? [`${named(cell)} → ${status}`] : [];
  });
  return found.flat();
}

/** Tokens of an administrator that must not work, each for its own reason. */
async function brokenCallers({ tokenOf }: TestApi): Promise<Caller[]> {
  const admin = () => buildUser({ roles: ['ADMIN'] });
  const sessionOf = (subject_id: number) => Session.findOne({ where: { subject_id }, rejectOnEmpty: true });
  const forged = async (audience: 'user' | 'legal' | 'individual', seconds: number) => {
    const user = await admin();
    await tokenOf(user);
    const { id: sid } = await sessionOf(user.id);
    const payload = { sid, id: user.id, email: user.email, name: user.name, is_partner: false };
    const end = new Date(Date.now() + seconds * 1000);
    return issueToken(secret, audience, { ...payload, user_roles: ['ADMIN'] }, end);
  };
  const closed = async (fact: Partial<Session>) => {
    const user = await admin();
    const token = await tokenOf(user);
    await (await sessionOf(user.id)).update(fact);
    return token;
  };
  const blocked = await admin();
  const blockedToken = await tokenOf(blocked);
  await blocked.update({ status: 'BLOCKED' });
  const deleted = await admin();
  const deletedToken = await tokenOf(deleted);
  await deleted.destroy();
  const caller = (name: string, token: string): Caller => ({ name, token, is: 'nobody' });
  return [
    caller('the token of an individual with the number of a user', await forged('individual', 3600)),
    caller('the token of a legal entity with the number of a user', await forged('legal', 3600)),
    caller('an expired token', await forged('user', -5)),
    caller('the token of an expired session', await closed({ expires_at: new Date(0) })),
    caller('the token of a revoked session', await closed({ revoked_at: new Date() })),
    caller('a blocked administrator', blockedToken),
    caller('a deleted administrator', deletedToken),
  ];
}

function partition<Item>(items: Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function say(text: string): void {
  console.log(`      ${text}`);
}
