import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { deployPrograms } from '../lib/deployPrograms.mjs';
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
