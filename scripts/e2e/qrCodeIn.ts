import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The text that a phone's camera reads in a picture. */
export function qrCodeIn(picture: Buffer): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-square-'));
  const file = path.join(folder, 'square.png');
  writeFileSync(file, picture);
  try {
    const program = process.env.ZBARIMG_PATH ?? 'zbarimg';
    const said = execFileSync(program, ['--raw', '--quiet', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.replace(/\n$/, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
