import { writeFileSync } from 'node:fs';
import net from 'node:net';
import { migrate } from '@odonta/db/migrations';
import { SchemaError } from '@odonta/db/postgres/schemaError.ts';
import { testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import pg from 'pg';
import { Sequelize } from 'sequelize';
import { explainStartupFailure, StartupError } from './startupFailure.ts';

describe('the explanation of a failed start', () => {
  it('repeats a sentence made for the operator', () => {
    expect(explainStartupFailure(new StartupError('Say why.'))).to.equal('Say why.');
    expect(explainStartupFailure(new SchemaError('Too old.'))).to.equal('Too old.');
  });

  it('names the port that is taken', async () => {
    const first = net.createServer();
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const { port } = first.address() as net.AddressInfo;
    const said = explainStartupFailure(await listenFailure(port, '127.0.0.1'));
    first.close();
    expect(said).to.equal(
      `Port ${port} of 127.0.0.1 is taken by another program: stop it or set PORT to another number.`,
    );
  });

  it('tells that HOST belongs to another machine', async () => {
    const said = explainStartupFailure(await listenFailure(0, '192.0.2.1'));
    expect(said).to.equal('HOST 192.0.2.1 is not an address of this machine.');
  });

  it('tells that nothing listens where the database ought to be, from pg and from Sequelize', async () => {
    const url = `postgres://u:p@127.0.0.1:${await closedPort()}/d`;
    expect(await refusalOf(url)).to.match(
      /refuses the connection: nothing listens at that address \(.*\)\.$/,
    );
    const sequelize = new Sequelize(url, { logging: false });
    const error = await sequelize.authenticate().catch((reason: unknown) => reason);
    expect(explainStartupFailure(error)).to.match(/nothing listens at that address/);
  });

  it('tells within seconds that the database takes the connection and says nothing', async function () {
    this.timeout(15_000);
    const sockets: net.Socket[] = [];
    const mute = net.createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as net.AddressInfo;
    const began = performance.now();
    const error = await migrate(`postgres://u:p@127.0.0.1:${port}/d`).catch((reason: unknown) => reason);
    for (const socket of sockets) socket.destroy();
    mute.close();
    expect(explainStartupFailure(error)).to.equal('The database of DATABASE_URL does not answer.');
    expect(performance.now() - began).to.be.below(10_000);
  });

  it('tells a wrong password, a wrong user and a wrong database apart, without telling the password', async () => {
    const { url, drop } = await testDatabase();
    const changed = (change: Partial<URL>) => Object.assign(new URL(url), change).href;
    expect(await refusalOf(changed({ password: 'parole' }))).to.match(/refuses the password/);
    expect(await refusalOf(changed({ password: 'parole' }))).to.not.include('parole');
    expect(await refusalOf(changed({ username: 'stranger' }))).to.match(/refuses the user/);
    expect(await refusalOf(changed({ pathname: '/nowhere' }))).to.match(/does not exist/);
    await drop();
  });

  it('tells a full disk', () => {
    const said = explainStartupFailure(thrownBy(() => writeFileSync('/dev/full', 'x')));
    expect(said).to.match(/^VAR_DIR cannot be used, the disk is full \(.*\)\.$/);
  });

  it('shows the place of a fault that is ours', () => {
    expect(explainStartupFailure(new TypeError('x is undefined'))).to.match(
      /could not start: TypeError: x is undefined\n +at /,
    );
  });
});

async function listenFailure(port: number, host: string): Promise<unknown> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server
      .once('error', resolve)
      .listen(port, host, () => server.close(() => reject(new Error('It listens.'))));
  });
}

async function closedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function refusalOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  return explainStartupFailure(await client.connect().catch((error: unknown) => error));
}

function thrownBy(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
