import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { parse } from 'yaml';
import { deployPrograms } from '../lib/deployPrograms.mjs';
import { ask } from '../rehearse/client.ts';
import { writeNginx } from '../rehearse/nginx.ts';

const root = path.resolve(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe('the deployment', function () {
  this.timeout(60_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-deploy-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has a configuration that nginx accepts', async () => {
    const { file } = await writeNginx(folder, [3001, 3002]);
    expect(await complaintsOfNginx(file)).to.equal('');
    const template = path.join(folder, 'odonta.conf');
    writeFileSync(template, readFileSync(template, 'utf8').replace('keepalive 64', 'keepalife 64'));
    expect(await complaintsOfNginx(file)).to.include('unknown directive "keepalife"');
  });

  it('writes no line of a request into the logs of nginx, even when no node answers', async () => {
    const { file, port } = await writeNginx(folder, [1, 2]);
    const { NGINX_PATH } = await deployPrograms();
    const args = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
    const nginx = spawn(NGINX_PATH, args, { stdio: 'ignore' });
    const ended = once(nginx, 'exit');
    const ca = readFileSync(path.join(folder, 'fullchain.pem'), 'utf8');
    const asked = () => ask({ url: `https://127.0.0.1:${port}`, ca }, '/order/of-one-buyer', 1);
    let reply: Awaited<ReturnType<typeof ask>> = null;
    try {
      for (const end = Date.now() + 20_000; reply === null && Date.now() < end; await pause(50))
        reply = await asked();
    } finally {
      nginx.kill('SIGQUIT');
      await ended;
    }
    expect(reply?.status).to.equal(503);
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    expect(logs).to.include.members(['odonta.log', 'odonta-error.log']);
    for (const name of logs)
      expect(readFileSync(path.join(folder, name), 'utf8')).to.not.include('of-one-buyer');
  });

  if (hasSystemd())
    it('has units that systemd understands', () => {
      for (const name of readdirSync(path.join(import.meta.dirname, 'systemd')))
        writeFileSync(path.join(folder, name), withNodeHere(text(`systemd/${name}`)));
      const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name));
      expect(complaintsOfSystemd(units)).to.equal('');
      const planted = text('systemd/odonta.service').replace('KillMode=', 'KilMode=');
      writeFileSync(path.join(folder, 'odonta.service'), withNodeHere(planted));
      expect(complaintsOfSystemd(units)).to.include('KilMode');
    });

  it('names in its compose file the settings of the app, and no other variable than its README lists', () => {
    const { services } = parse(text('compose.yaml'), { merge: true });
    expect(Object.keys(services)).to.include.members(['nginx', 'node-1', 'node-2', 'primary', 'replica']);
    const known = namesIn(readFileSync(path.join(root, '.env.example'), 'utf8'), /^([A-Z_\d]+)=/gm);
    const settings = ['node-1', 'node-2'].flatMap((name) => Object.keys(services[name].environment));
    expect(settings.filter((name) => !known.includes(name))).to.deep.equal([]);
    const template = namesIn(text('nginx/odonta.conf.template'), /\$\{(\w+)\}/g);
    expect(Object.keys(services.nginx.environment).sort()).to.deep.equal([...new Set(template)].sort());
    const listed = namesIn(text('README.md'), /^\| `([A-Z_]+)` \|/gm);
    const asked = [...new Set(namesIn(text('compose.yaml'), /\$\{(\w+)\}/g))];
    expect(asked.sort()).to.deep.equal(listed.sort());
  });

  it('mounts nothing that is not there', () => {
    const { services } = parse(text('compose.yaml'), { merge: true });
    const mounted = Object.values<{ volumes?: string[] }>(services).flatMap(({ volumes = [] }) => volumes);
    const ours = mounted.flatMap((line) => /^\.\/([\w./-]+):/.exec(line)?.[1] ?? []);
    // The certificate is the operator's.
    const missing = ours.filter((name) => name !== 'tls' && readable(name) === null);
    expect([ours.length > 4, missing]).to.deep.equal([true, []]);
  });

  it('keeps seven whole nights, and nothing of an interrupted one', () => {
    const [base, wal] = ['base', 'wal'].map((name) => path.join(folder, 'backups', name)) as [string, string];
    for (const place of [base, wal]) mkdirSync(place, { recursive: true });
    const label = 'START WAL LOCATION: 0/2000028 (file 000000010000000000000002)';
    for (let day = 1; day <= 9; day += 1) {
      const night = path.join(base, `2026-01-0${day}T01-00-00Z`);
      mkdirSync(night);
      writeFileSync(path.join(night, 'backup_label'), label);
    }
    for (const name of ['2026-01-08T02-00-00Z.part', '2026-01-09T02-00-00Z.part'])
      mkdirSync(path.join(base, name));
    for (const name of ['1.7.part', '2.7.part']) writeFileSync(path.join(wal, name), '');
    utimesSync(path.join(wal, '1.7.part'), 0, 0);
    const programs = path.join(folder, 'programs');
    mkdirSync(programs);
    // PostgreSQL's own are not in the embedded package.
    writeProgram(
      'pg_basebackup',
      `for arg; do case "$arg" in --pgdata=*) to="\${arg#--pgdata=}";; esac; done
      mkdir "$to" && echo '${label}' > "$to/backup_label"`,
    );
    writeProgram('pg_archivecleanup', 'true');
    const env = {
      PATH: `${programs}:${process.env.PATH}`,
      ODONTA_BACKUPS: path.dirname(base),
      BACKUP_URL: 'x',
    };
    const { status } = spawnSync('sh', [path.join(import.meta.dirname, 'postgres/backup.sh')], { env });
    expect(status).to.equal(0);
    const nights = readdirSync(base).sort();
    const kept = [4, 5, 6, 7, 8, 9].map((day) => `2026-01-0${day}T01-00-00Z`);
    expect(nights.slice(0, -1)).to.deep.equal(kept);
    expect(nights.at(-1)).to.match(/^\S+Z$/);
    expect(readdirSync(wal)).to.deep.equal(['2.7.part']);

    function writeProgram(name: string, text: string): void {
      writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    }
  });

  it('starts PostgreSQL when the folders of its archive are there, and gives nodes no password of it', () => {
    const { services } = parse(text('compose.yaml'), { merge: true });
    for (const name of ['primary', 'replica', 'backup'])
      expect(services[name].depends_on['backup-folders'].condition).to.equal(
        'service_completed_successfully',
      );
    expect(services['backup-folders'].command).to.include('/var/backups/odonta/wal');
    for (const name of ['node-1', 'node-2']) {
      expect(services[name].env_file).to.equal('node.env');
      expect(services[name].environment.WORKERS).to.match(/^\d+$/);
      expect(JSON.stringify(services[name])).to.not.match(/POSTGRES_PASSWORD|BACKUP_PASSWORD/);
    }
    expect(services.watch.env_file).to.deep.equal([]);
  });

  it('has scripts that a shell can read', () => {
    const scripts = readdirSync(path.join(import.meta.dirname, 'postgres')).filter((name) =>
      name.endsWith('.sh'),
    );
    expect(scripts.length).to.be.greaterThan(3);
    for (const name of scripts) {
      const { stderr } = spawnSync('sh', ['-n', path.join(import.meta.dirname, 'postgres', name)], {
        encoding: 'utf8',
      });
      expect(stderr, name).to.equal('');
    }
  });

  async function complaintsOfNginx(file: string): Promise<string> {
    const { NGINX_PATH } = await deployPrograms();
    const args = ['-t', '-q', '-p', folder, '-c', file, '-e', path.join(folder, 'error.log')];
    const { status, stderr, error } = spawnSync(NGINX_PATH, args, { encoding: 'utf8' });
    return status === 0 ? '' : stderr || String(error);
  }
  const complaintsOfSystemd = (units: string[]) =>
    spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { cwd: folder, encoding: 'utf8' })
      .stderr.split('\n')
      .filter((line) => units.some((name) => line.includes(name)))
      .join('\n');
});

function hasSystemd(): boolean {
  return spawnSync('systemd-analyze', ['--version']).status === 0;
}

/** Programs of a unit must be there to be verified. */
const withNodeHere = (unit: string) =>
  unit.replaceAll(/\/(?:usr|opt\/odonta\/current\/node_modules\/\.)\/?bin\/node/g, process.execPath);

const namesIn = (all: string, name: RegExp) => [...all.matchAll(name)].map(([, found = '']) => found);

function readable(name: string): string[] | string | null {
  try {
    return name.includes('.') ? text(name) : readdirSync(path.join(import.meta.dirname, name));
  } catch {
    return null;
  }
}
