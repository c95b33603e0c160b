import { globSync } from 'node:fs';
import path from 'node:path';
import type { NewLetter } from '../platform/mail/letters.ts';

type Composing = (...given: never[]) => NewLetter | ((...given: never[]) => NewLetter);

/** Each letter of a module, with these words in each name and remark: a letter that is left out does not compile. */
export type LetterSample<Module> = (
  typed: string,
) => Promise<{ [Name in keyof Module as Module[Name] extends Composing ? Name : never]: NewLetter }>;

const api = path.resolve(import.meta.dirname, '..');
/** Samples of letters, which are none of entities. */
export const ofLetters = '*/*/*etters*.sample.ts';
const files = globSync(ofLetters, { cwd: api });

/** The modules whose letters are composed here: each has a sample beside it. */
export const sampledModules: readonly string[] = files.map((file) => file.replace('.sample.ts', '.ts'));

/** Every letter that repeats typed text, by function name. */
export async function composeAll(typed: string): Promise<[name: string, letter: NewLetter][]> {
  const modules: { compose(typed: string): Promise<Record<string, NewLetter>> }[] = await Promise.all(
    files.map((file) => import(path.join(api, file))),
  );
  const composed = await Promise.all(modules.map(({ compose }) => compose(typed)));
  return composed.flatMap((letters) => Object.entries(letters));
}
