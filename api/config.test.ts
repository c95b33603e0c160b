import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { prods } from '@odonta/db/seeds/demo/cast/prods/index.ts';
import { expect } from 'chai';
import { loadDotEnv, readConfig, StartupError } from './config.ts';

const database = 'postgres://market:parole@db.example:5432/market';
const secret = 's'.repeat(32);

describe('the configuration', () => {
  let varDir: string;
  beforeEach(() => {
    varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-config-'));
  });
  afterEach(() => rmSync(varDir, { recursive: true, force: true }));

  const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ VAR_DIR: varDir, ...env });
  const refusal = (env: NodeJS.ProcessEnv): string => {
    try {
      read(env);
    } catch (error) {
      expect(error).to.be.instanceOf(StartupError);
      return (error as Error).message;
    }
    throw new Error('It was accepted.');
  };

  it('has a default for every key', () => {
    const { jwtSecret, ...config } = read();
    expect(config).to.deep.equal({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      replicaUrl: null,
      databasePool: 10,
      workers: null,
      varDir,
      files: null,
      demo: true,
      demoCourses: 240,
      demoPublic: false,
      baseUrl: 'http://127.0.0.1:3000',
      smtpUrl: undefined,
      mailFrom: 'Одонта <noreply@odonta.example>',
      sms: null,
      telephony: null,
      registry: null,
      webhooks: { allowed: [] },
      cards: {
        receipts: { taxation: 'usn_income', ffd: '1.2', agentSign: 'another' },
        ways: { sbp: true, dolyamiUpTo: 30_000, instalments: true },
        terminal: null,
      },
      origins: [],
      thirdParty: { metrika: null, chat: null },
      trustProxy: false,
      metricsToken: null,
      logLevel: 'info',
    });
    expect(jwtSecret).to.have.length.above(32);
  });

  it('is frozen', () => {
    const config = read() as { port: number };
    expect(() => {
      config.port = 1;
    }).to.throw(TypeError);
  });

  it('takes an empty value for an absent one, as .env.example leaves them', () => {
    expect(read({ PORT: '', DATABASE_URL: '', DEMO: '', JWT_SECRET: '', BASE_URL: '' }).port).to.equal(3000);
  });

  it('makes the secret once and lets only the owner read it', () => {
    const { jwtSecret } = read();
    expect(read().jwtSecret).to.equal(jwtSecret);
    expect(statSync(path.join(varDir, 'jwt.secret')).mode & 0o777).to.equal(0o600);
    expect(readFileSync(path.join(varDir, 'jwt.secret'), 'utf8').trim()).to.equal(jwtSecret);
  });

  it('refuses a kept secret that is cut short', () => {
    writeFileSync(path.join(varDir, 'jwt.secret'), 'short');
    expect(refusal({})).to.include('jwt.secret must hold at least 32 characters');
  });

  it('fills no demo data into a database of the operator unless told to', () => {
    const own = { DATABASE_URL: database, JWT_SECRET: secret, SANDBOX: '1' };
    expect(read(own).demo).to.equal(false);
    expect(read({ ...own, DEMO: '1' }).demo).to.equal(true);
    expect(read({ DEMO: '0', SANDBOX: '1' }).demo).to.equal(false);
  });

  it('takes test cards outside the embedded demo only where the sandbox is asked for by name', () => {
    const own = { DATABASE_URL: database, JWT_SECRET: secret };
    for (const env of [own, { ...own, DEMO: '1' }, { ...own, SANDBOX: '0' }, { DEMO: '0' }])
      expect(refusal(env)).to.match(/^TBANK_TERMINAL is not set.+SANDBOX=1/);
    expect(read({ ...own, SANDBOX: '1' }).cards.terminal).to.equal(null);
    expect(read({ ...own, TBANK_TERMINAL: 'key', TBANK_PASSWORD: 'parole' }).cards.terminal).to.include({
      key: 'key',
    });
    expect(read().cards.terminal).to.equal(null);
  });

  it('shows the published accounts of the demo to others only on purpose', () => {
    const open = [
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.0.7' },
      { BASE_URL: 'https://odonta.example' },
      { BASE_URL: 'http://127.0.0.1.example.ru' },
    ];
    for (const env of open) {
      expect(refusal(env)).to.match(/^The demo data has accounts with a published password.+DEMO_PUBLIC=1/);
      expect(read({ ...env, DEMO_PUBLIC: '1' }).demo).to.equal(true);
      expect(read({ ...env, DEMO: '0', SANDBOX: '1' }).demo).to.equal(false);
    }
    for (const env of [{ HOST: '127.0.0.2' }, { HOST: '::1' }, { BASE_URL: 'http://localhost:8080' }])
      expect(read(env).demo).to.equal(true);
  });

  it('takes several workers only with a database of the operator', () => {
    expect(refusal({ WORKERS: '2' })).to.equal(
      'WORKERS=2 needs DATABASE_URL: the embedded PostgreSQL belongs to one process.',
    );
    expect(read({ WORKERS: '1' }).workers).to.equal(1);
    const own = { DATABASE_URL: database, JWT_SECRET: secret, SANDBOX: '1' };
    expect(read({ ...own, WORKERS: '2' }).workers).to.equal(2);
  });

  it('takes the key and the salt of telephony together or not at all', () => {
    expect(read({ MANGO_API_KEY: 'k', MANGO_API_SALT: 's' }).telephony).to.deep.equal({
      key: 'k',
      salt: 's',
    });
    expect(read({ MANGO_API_KEY: ' ', MANGO_API_SALT: '' }).telephony).to.equal(null);
    expect(refusal({ MANGO_API_KEY: 'k' })).to.equal(
      'MANGO_API_SALT is required with MANGO_API_KEY, but it is not set.',
    );
    expect(refusal({ MANGO_API_SALT: 'hidden' })).to.equal(
      'MANGO_API_KEY is required with MANGO_API_SALT, but it is not set.',
    );
  });

  it('wants a secret from the operator together with a database', () => {
    expect(refusal({ DATABASE_URL: database })).to.equal(
      'JWT_SECRET must be at least 32 characters long and is required with DATABASE_URL, but it is not set.',
    );
  });

  it('names the key, the demand and the value of what it refuses', () => {
    expect(refusal({ PORT: 'abc' })).to.equal('PORT must be a port number from 0 to 65535, but it is "abc".');
    for (const [key, value] of Object.entries({
      PORT: '70000',
      HOST: 'not a host',
      DATABASE_POOL: '1',
      DEMO: 'maybe',
      DEMO_COURSES: '-1',
      BASE_URL: 'ftp://example.ru',
      METRIKA_ID: 'UA-1',
      METRIKA_URL: 'javascript:alert(1)',
      METRIKA_ORIGINS: 'https://a.example;script-src *',
      CHAT_URL: '//chat.example/widget.js',
      CHAT_ORIGINS: "https://a.example,'unsafe-inline'",
      MAIL_FROM: 'a\r\nBcc: all@example.ru',
      SMS_PROVIDER: 'pigeon',
      SMSC_URL: 'smsc.ru',
      CORS_ORIGINS: 'example.ru',
      TRUST_PROXY: 'loop back',
      LOG_LEVEL: 'loud',
    })) {
      expect(refusal({ [key]: value })).to.match(new RegExp(`^${key} must be .*, but it is "[^]*"\\.$`));
    }
  });

  it('never repeats a secret', () => {
    for (const env of [
      { JWT_SECRET: 'parole' },
      { DATABASE_URL: 'mysql://u:parole@h/d' },
      { SMTP_URL: 'http://u:parole@h' },
      { METRICS_TOKEN: 'parole' },
      { SMS_PROVIDER: 'smsc', SMSC_PSW: 'parole' },
      { SMSRU_API_ID: `parole${'e'.repeat(200)}` },
    ]) {
      expect(refusal(env)).to.not.include('parole');
    }
  });

  it('knows the service of text messages, and wants what it asks for', () => {
    expect(read({ SMS_PROVIDER: 'smsc', SMSC_LOGIN: 'odonta', SMSC_PSW: 'parole' }).sms).to.deep.equal({
      provider: 'smsc',
      urls: ['https://smsc.ru', 'https://www2.smsc.ru'],
      login: 'odonta',
      psw: 'parole',
      sender: undefined,
    });
    expect(read({ SMS_PROVIDER: 'smsru', SMSRU_API_ID: 'key', SMSRU_FROM: 'Odonta' }).sms).to.deep.equal({
      provider: 'smsru',
      url: 'https://sms.ru',
      api_id: 'key',
      from: 'Odonta',
    });
    expect(refusal({ SMS_PROVIDER: 'smsru' })).to.equal(
      'SMSRU_API_ID is required with SMS_PROVIDER=smsru, but it is not set.',
    );
  });

  it('refuses proxies that Express would not understand, and fewer demo courses than have names', () => {
    for (const value of ['zz', 'loopback,zz', '2,loopback', '10.0.0.0/33', '10.0.0.0/', '::1/129', '1.2.3'])
      expect(refusal({ TRUST_PROXY: value }), value).to.match(/^TRUST_PROXY must be 0, .*, but it is "/);
    expect(read({ TRUST_PROXY: '::1/128,uniquelocal' }).trustProxy).to.deep.equal(['::1/128', 'uniquelocal']);
    expect(read({ DEMO_COURSES: String(Object.keys(prods).length) }).demoCourses).to.equal(51);
    expect(refusal({ DEMO_COURSES: '5' })).to.equal(
      'DEMO_COURSES must be a whole number from 51 to 1000000, but it is "5".',
    );
  });

  it('understands who may be trusted with the address of the visitor', () => {
    expect(read({ TRUST_PROXY: '2' }).trustProxy).to.equal(2);
    expect(read({ TRUST_PROXY: 'loopback,10.0.0.0/8' }).trustProxy).to.deep.equal(['loopback', '10.0.0.0/8']);
  });

  it('reads the origins that may call the API', () => {
    const given = read({ CORS_ORIGINS: 'https://a.example,https://b.example' });
    expect(given.origins).to.deep.equal(['https://a.example', 'https://b.example']);
  });

  it('knows where Yandex serves its counter, and takes another place for it', () => {
    expect(read({ METRIKA_ID: '42' }).thirdParty.metrika).to.deep.equal({
      id: 42,
      script: 'https://mc.yandex.ru/metrika/tag.js',
      origins: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    });
    const elsewhere = { METRIKA_ID: '42', METRIKA_URL: 'https://stat.example/tag.js' };
    expect(read(elsewhere).thirdParty.metrika?.origins).to.deep.equal(['https://stat.example']);
  });

  it('reads the chat, and what its script asks', () => {
    const chat = {
      CHAT_URL: 'https://chat.example/widget.js',
      CHAT_ORIGINS: 'https://*.chat.example,wss://ws.chat.example:8443',
    };
    expect(read(chat).thirdParty).to.deep.equal({
      metrika: null,
      chat: {
        script: chat.CHAT_URL,
        origins: ['https://chat.example', 'https://*.chat.example', 'wss://ws.chat.example:8443'],
      },
    });
  });

  it('takes a terminal with its password alone, and certificates only from a file that holds some', () => {
    const terminal = { TBANK_TERMINAL: 'DEMO', TBANK_PASSWORD: 'secret' };
    expect(read(terminal).cards.terminal).to.deep.equal({
      key: 'DEMO',
      password: 'secret',
      url: 'https://securepay.tinkoff.ru/v2',
    });
    expect(refusal({ TBANK_TERMINAL: 'DEMO' })).to.include('TBANK_PASSWORD is required');
    expect(refusal({ ...terminal, TBANK_CA: '/nowhere.pem' })).to.include('can be read');
    const empty = path.join(varDir, 'empty.pem');
    writeFileSync(empty, 'nothing');
    expect(refusal({ ...terminal, TBANK_CA: empty })).to.include('no certificate');
  });

  it('gives a public address that a browser can open', () => {
    const shown = (env: NodeJS.ProcessEnv) => read({ ...env, DEMO_PUBLIC: '1' });
    expect(shown({ HOST: '0.0.0.0', PORT: '80' }).baseUrl).to.equal('http://127.0.0.1:80');
    expect(read({ HOST: '::1' }).baseUrl).to.equal('http://[::1]:3000');
    expect(shown({ BASE_URL: 'https://odonta.example/' }).baseUrl).to.equal('https://odonta.example');
  });

  it('reads a .env file, and the environment wins over it', () => {
    const file = path.join(varDir, '.env');
    writeFileSync(file, 'ODONTA_TEST_A=file\nODONTA_TEST_B=file\n');
    process.env.ODONTA_TEST_A = 'environment';
    loadDotEnv(file);
    expect([process.env.ODONTA_TEST_A, process.env.ODONTA_TEST_B]).to.deep.equal(['environment', 'file']);
    delete process.env.ODONTA_TEST_A;
    delete process.env.ODONTA_TEST_B;
  });

  it('has the same defaults in .env.example', () => {
    const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
    expect(read({ ...example, VAR_DIR: varDir })).to.deep.equal(read());
  });

  it('names every key in .env.example', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    const keys = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, key]) => key);
    expect(keys).to.have.members([
      ...['PORT', 'HOST', 'BASE_URL', 'DATABASE_URL', 'DATABASE_REPLICA_URL', 'DATABASE_POOL', 'WORKERS'],
      ...['JWT_SECRET', 'VAR_DIR'],
      ...['FILES_URL', 'FILES_KEY', 'FILES_SECRET'],
      ...['DEMO', 'DEMO_COURSES', 'DEMO_PUBLIC', 'SANDBOX', 'METRICS_TOKEN'],
      ...['TRUST_PROXY', 'LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM', 'CORS_ORIGINS', 'METRIKA_ID'],
      ...['SMS_PROVIDER', 'SMSC_LOGIN', 'SMSC_PSW', 'SMSC_SENDER', 'SMSC_URL'],
      ...['SMSRU_API_ID', 'SMSRU_FROM', 'SMSRU_URL'],
      ...['MANGO_API_KEY', 'MANGO_API_SALT'],
      ...['DADATA_KEY', 'DADATA_URL'],
      'WEBHOOKS_ALLOWED',
      ...['TBANK_TERMINAL', 'TBANK_PASSWORD', 'TBANK_URL', 'TBANK_CA'],
      ...['TBANK_TAXATION', 'TBANK_FFD', 'TBANK_AGENT_SIGN', 'TBANK_SBP'],
      ...['TBANK_DOLYAMI_UP_TO', 'TBANK_INSTALMENTS'],
      ...['METRIKA_URL', 'METRIKA_ORIGINS', 'CHAT_URL', 'CHAT_ORIGINS'],
    ]);
  });
});
