import { expect } from 'chai';
import { openPageOrigin } from '../../../../testing/pageOrigin.ts';
import { createSession, type Session } from './sessionStore.ts';
import type { TokenPlace } from './tokens.ts';

interface Profile {
  id: number;
}

describe('a session of a cabinet (section 4)', () => {
  let origin: Awaited<ReturnType<typeof openPageOrigin>>;
  let token: TokenPlace;
  let session: Session<Profile>;
  let status: number;
  let asked: [method: string | undefined, url: string | undefined, token: string | undefined][];

  before(async () => {
    origin = await openPageOrigin();
    origin.answers((req, res) => {
      asked.push([req.method, req.url, req.headers.authorization]);
      res.statusCode = status;
      res.end(JSON.stringify({ message: status === 200 ? { id: 7 } : 'Нет' }));
    });
  });
  after(() => origin.close());
  beforeEach(() => {
    status = 200;
    asked = [];
    token = inMemory();
    session = createSession<Profile>({ profile: '/legal/users/me', logout: '/legal/users/logout' }, token);
  });

  it('starts unverified, and is none without a token, unasked', async () => {
    expect(session.current().is).to.equal('unverified');
    await session.verify();
    expect([session.current().is, asked]).to.deep.equal(['none', []]);
  });

  it('is authenticated when the profile call accepts the stored token', async () => {
    token.keep('t1');
    await session.verify();
    expect(session.current()).to.deep.include({ is: 'authenticated', profile: { id: 7 } });
    expect(asked).to.deep.equal([['GET', '/api/legal/users/me', 'Bearer t1']]);
  });

  for (const refusal of [401, 403])
    it(`is none when the check fails with ${refusal}, which clears the token (section 8)`, async () => {
      token.keep('t1');
      status = refusal;
      await session.verify();
      expect([session.current().is, token.read()]).to.deep.equal(['none', null]);
    });

  it('stays unverified and keeps its token while the server is away', async () => {
    token.keep('t1');
    status = 503;
    await session.verify();
    expect([session.current().is, session.current().trouble?.status, token.read()]).to.deep.equal([
      'unverified',
      503,
      't1',
    ]);
    status = 200;
    await session.verify();
    expect(session.current().is).to.equal('authenticated');
  });

  it('raises the flag at a 401 of any call, once and until it is put down', async () => {
    token.keep('t1');
    await session.verify();
    status = 401;
    await session.call('/legal/orders').catch(() => undefined);
    expect([session.current().is, session.current().isRefused, token.read()]).to.deep.equal([
      'none',
      true,
      null,
    ]);
    session.putRefusalDown();
    expect(session.current()).to.deep.include({ is: 'none', isRefused: false });
  });

  it('is not ended by the 401 of a call that another token was sent with', async () => {
    token.keep('t1');
    status = 401;
    const call = session.call('/legal/orders').catch(() => undefined);
    session.enter('t2');
    await call;
    expect([token.read(), session.current().isRefused]).to.deep.equal(['t2', false]);
  });

  it('asks once for several who want to know', async () => {
    token.keep('t1');
    await Promise.all([session.verify(), session.verify()]);
    expect(asked).to.have.length(1);
  });

  it('is left here whether or not the server hears of it', async () => {
    token.keep('t1');
    await session.verify();
    status = 503;
    await session.leave();
    expect([session.current().is, token.read(), asked.at(-1)?.slice(0, 2)]).to.deep.equal([
      'none',
      null,
      ['POST', '/api/legal/users/logout'],
    ]);
  });
});

function inMemory(): TokenPlace {
  let kept: string | null = null;
  return {
    read: () => kept,
    keep: (token) => {
      kept = token;
    },
    clear: () => {
      kept = null;
    },
  };
}
