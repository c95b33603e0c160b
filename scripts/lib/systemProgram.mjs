import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { Refusal, step } from './say.mjs';

const aptOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/**
 * The path of a program that tests need, installed with the system's package manager when there is none: the first of the
 * packages that the system knows.
 * @param {{ title: string, names: string[], variable: string, packages: string[] }} wanted
 */
export async function systemProgram({ title, names, variable, packages }) {
  const given = process.env[variable];
  if (given && !isProgram(given)) throw new Refusal(`${variable} names no program: ${given}.`);
  return given || find(names) || step(`Ставлю ${title} (apt-get)`, install);

  async function install() {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    let said = '';
    for (const words of [['update'], ...packages.map((name) => ['install', '-y', name])]) {
      const [program, ...args] = [...asRoot, 'apt-get', ...words];
      const { output } = await run(program, args, aptOptions);
      said += output;
      const found = find(names);
      if (found) return found;
    }
    throw new Refusal(
      `${title} is missing and apt-get could not install it: install it yourself or name it in ${variable}.`,
      said,
    );
  }
}

function find(names) {
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
