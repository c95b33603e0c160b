import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { expect } from 'chai';
import { HttpError } from 'ra-core';
import { createTransport, type Transport } from '../api/transport.ts';
import {
  createAuthProvider,
  notSaved,
  type StaffAuthProvider,
  sessionEnded,
  staffOnly,
} from './authProvider.ts';
import { createTokenStore, isExpired, type TokenStore } from './tokenStore.ts';

const rights: Partial<Record<Right, 'all'>> = {
  'prods.list': 'all',
  'dictionaries.list': 'all',
  'users.delete': 'all',
};
const masked = ['individuals'];
const profile = {
  id: 7,
  email: 'anna@demo.local',
  name: 'Анна',
  phone: null,
  roles: ['MANAGER'],
  rights,
  masked,
};
const guarded = {
  prods: { rights: 'prods' },
  cities: { rights: 'dictionaries' },
  users: { rights: 'users', never: ['delete'] },
} as const;

const entry = 'https://odonta.example/login?next=%2Fadm%2Fprods';

const tokenUntil = (seconds: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url')}.y`;

describe('auth provider', () => {
  let server: Server;
  let transport: Transport;
  let tokens: TokenStore;
  let auth: StaffAuthProvider;
  let status: { me: number; login: number };
  let calls: string[];
  let now: number;

  before((done) => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x');
      calls.push(pathname);
      const code = pathname.endsWith('/me') ? status.me : status.login;
      const message = pathname.endsWith('/me') ? profile : { token: tokenUntil(2e9), user: {} };
      response.writeHead(code, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: code === 200 ? message : 'Неверный логин или пароль' }));
    }).listen(0, '127.0.0.1', done);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  beforeEach(() => {
    calls = [];
    status = { me: 200, login: 200 };
    now = 1.8e12;
    tokens = createTokenStore(memory());
    const { port } = server.address() as AddressInfo;
    const inner = createTransport(tokens.read);
    // The provider speaks to its own origin; a test has to say which one.
    transport = { ...inner, json: (url, options) => inner.json(`http://127.0.0.1:${port}${url}`, options) };
    auth = createAuthProvider({
      transport,
      tokens,
      guardedBy: (name) => guarded[name as keyof typeof guarded],
      entry: () => entry,
      now: () => now,
    });
  });

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('it was accepted'),
      (error: Error) => error.message,
    );
  const leadOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('it was accepted'),
      ({ redirectTo }: Error & { redirectTo?: string }) => redirectTo,
    );
  const signIn = () => auth.login({ login: 'anna@demo.local', password: 'Demo1234' });

  it('keeps the token of a sign-in that the profile confirms', async () => {
    await signIn();
    expect(tokens.read()).to.equal(tokenUntil(2e9));
    expect(await auth.getIdentity()).to.deep.include({ id: 7, fullName: 'Анна', masked });
    expect(calls).to.deep.equal(['/api/partner/checkAuth', '/api/adm/me']);
  });

  it("says the server's words about wrong credentials", async () => {
    status.login = 401;
    expect(await refusalOf(signIn())).to.equal('Неверный логин или пароль');
    expect(tokens.read()).to.equal(null);
  });

  it('lets nobody in who is not staff, and keeps no token of his', async () => {
    status.me = 403;
    expect(await refusalOf(signIn())).to.equal(staffOnly);
    expect(tokens.read()).to.equal(null);
  });

  it('clears a stored token that the profile refuses', async () => {
    tokens.keep(tokenUntil(2e9));
    status.me = 401;
    expect(await refusalOf(auth.checkAuth({}))).to.equal(sessionEnded);
    expect(tokens.read()).to.equal(null);
  });

  it('clears a token whose time is over without asking', async () => {
    tokens.keep(tokenUntil(1));
    expect(await refusalOf(auth.checkAuth({}))).to.equal(sessionEnded);
    expect([tokens.read(), calls]).to.deep.equal([null, []]);
  });

  it('leads out to /login and back at a 401, and to its own entry who was never signed in (section 8)', async () => {
    expect(await leadOf(auth.checkAuth({})), 'nothing ended').to.equal(undefined);
    const error = new HttpError('', 401, { message: '', isWrite: false });
    expect(await leadOf(auth.checkError(error))).to.equal(entry);
    tokens.keep(tokenUntil(2e9));
    status.me = 401;
    expect(await leadOf(auth.checkAuth({}))).to.equal(entry);
    expect(await leadOf(auth.checkAuth({})), 'the next call of the same page').to.equal(entry);
  });

  it('signs nobody out while the server is away, and lets the page say so', async () => {
    tokens.keep(tokenUntil(2e9));
    status.me = 503;
    await auth.checkAuth({});
    expect(tokens.read()).not.to.equal(null);
    await refusalOf(auth.canAccess?.({ resource: 'prods', action: 'list' } as never) as Promise<boolean>);
  });

  it('asks for the profile once a minute, however often it is needed', async () => {
    await signIn();
    for (let time = 0; time < 5; time += 1) await auth.checkAuth({});
    expect(calls.filter((path) => path === '/api/adm/me')).to.have.length(1);
    now += 61_000;
    await auth.checkAuth({});
    expect(calls.filter((path) => path === '/api/adm/me')).to.have.length(2);
  });

  it('answers what may be done from memory, by the area of a resource', async () => {
    await signIn();
    const may = (resource: string, action: string) => auth.canAccess?.({ resource, action } as never);
    expect(await may('prods', 'list')).to.equal(true);
    expect(await may('prods', 'edit')).to.equal(false);
    expect(await may('cities', 'list')).to.equal(true);
    expect(await may('users', 'delete'), 'no such action in the API').to.equal(false);
    expect(await may('unknown', 'list')).to.equal(false);
  });

  it('takes a 403 as an answer: rejecting it would be shown as saved', async () => {
    await signIn();
    await auth.checkError(new HttpError('Недостаточно прав', 403, { message: '', isWrite: true }));
    expect(tokens.read()).not.to.equal(null);
  });

  it('ends the session at a 401 of a read', async () => {
    await signIn();
    const error = new HttpError('', 401, { message: '', isWrite: false });
    expect(await refusalOf(auth.checkError(error))).to.equal(sessionEnded);
    expect(tokens.read()).to.equal(null);
  });

  it('ends the session at a 401 of a write as well, but leaves the write failed', async () => {
    await signIn();
    let ended = 0;
    const clear = auth.onSessionEnd(() => (ended += 1));
    const error = new HttpError('', 401, { message: '', isWrite: true });
    await auth.checkError(error);
    clear();
    expect([ended, tokens.read(), error.message]).to.deep.equal([1, null, notSaved]);
  });

  it('tells rights once somebody has signed in, and nobody before', async () => {
    const received: unknown[] = [];
    const asked = auth.getPermissions().then((locked) => received.push(locked));
    await new Promise(setImmediate);
    expect(received).to.deep.equal([]);
    await signIn();
    await asked;
    expect(received).to.deep.equal([rights]);
  });

  it('gives back one’s own session when a call hears first that the borrowed one is over', async () => {
    await signIn();
    const own = tokens.read();
    tokens.borrow(tokenUntil(3e9));
    const leaving = auth.logout({});
    tokens.clear();
    await leaving;
    expect(tokens.read()).to.equal(own);
  });

  it('ends the session on the server when somebody signs out', async () => {
    await signIn();
    await auth.logout({});
    expect(calls.at(-1)).to.equal('/api/partner/logout');
    expect(tokens.read()).to.equal(null);
  });
});

describe('a token', () => {
  it('is over when it says so itself, and otherwise left to the server', () => {
    expect(isExpired(tokenUntil(10), 9_000)).to.equal(false);
    expect(isExpired(tokenUntil(10), 10_000)).to.equal(true);
    expect(isExpired('not a token', 10_000)).to.equal(false);
  });
});

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
