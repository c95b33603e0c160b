import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';

const mount = (place: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place]).status === 0;

/** A disk of its own needs root; in a container without that right there is nothing to fill. */
const place = mkdtempSync(path.join(os.tmpdir(), 'odonta-full-'));
const isMounted = mount(place);

describe('a full disk', function () {
  this.timeout(30_000);
  after(() => {
    if (isMounted) spawnSync('umount', [place]);
    rmSync(place, { recursive: true, force: true });
  });

  if (isMounted) {
    const api = useApi({ ports: { varDir: place } });

    const ready = async () => (await fetch(`${api.url}/health/ready`)).status;
    const upload = async (token: string) => {
      const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b6b67' } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
      return api.call('post', '/adm/files?folder=lecturers', { token, body });
    };
    const fill = () => {
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4))
        for (let file = 0; file < 40; file += 1)
          try {
            writeFileSync(path.join(place, `filling-${size}-${file}`), Buffer.alloc(size));
          } catch {
            break;
          }
    };
    const empty = () => spawnSync('sh', ['-c', `rm -f "${place}"/filling-*`]);

    it('is answered for with 503 and Retry-After, makes the node not ready, and is over with room on it', async () => {
      const { token } = await api.staff('ADMIN');
      expect([(await upload(token)).status, await ready()]).to.deep.equal([201, 200]);
      fill();
      await eventually(async () => expect(await ready()).to.equal(503));
      const refused = await upload(token);
      expect([refused.status, refused.body.code]).to.deep.equal([503, 'UNAVAILABLE']);
      expect(refused.headers.get('retry-after')).to.equal('60');
      empty();
      await eventually(async () => expect(await ready()).to.equal(200));
      expect((await upload(token)).status).to.equal(201);
      expect(api.errors.map((issue) => (issue as NodeJS.ErrnoException).code)).to.deep.equal(['ENOSPC']);
    });
  }
});
