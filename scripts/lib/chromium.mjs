import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { Refusal, step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const aptOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** The path of a Chromium to test with, installed with the system's package manager when there is none. */
export async function chromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Refusal(`CHROMIUM_PATH names no program: ${given}.`);
  return given || find() || step('Ставлю Chromium (apt-get)', install);
}

async function install() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  let said = '';
  for (const words of [['update'], ['install', '-y', 'chromium']]) {
    const [program, ...args] = [...asRoot, 'apt-get', ...words];
    const { ok, output } = await run(program, args, aptOptions);
    said += output;
    if (!ok) break;
  }
  const found = find();
  if (found) return found;
  throw new Refusal(
    'Chromium is missing and apt-get could not install it: install it yourself or name it in CHROMIUM_PATH.',
    said,
  );
}

function find() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
