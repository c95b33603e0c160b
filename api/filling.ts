import { Category, Page, User } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';
import type { Config } from './config.ts';
import { hashPassword } from './identity/sessions/passwords.ts';
import { copyUploads } from './platform/files/storage/copyUploads.ts';
import type { FileStorage } from './platform/files/storage/fileStorage.ts';
import { folderStorage } from './platform/files/storage/folder.ts';

const demoPassword = 'Demo1234';

/** Fills an empty database: dictionaries always, demo data on request, with pictures if there is a `varDir`. */
export async function fillEmpty(
  sequelize: Sequelize,
  { demo, demoCourses, varDir, storage }: Filling,
  say: (text: string) => void,
): Promise<void> {
  if ((await Category.count()) === 0 || (await Page.count()) === 0) {
    // Loaded only when needed: the texts of the demo are of no use to a server that has its data.
    const { seedDictionaries } = await import('@odonta/db/seeds/dictionaries/index.ts');
    await seedDictionaries(sequelize);
  }
  if (!demo || (await User.count()) > 0) return;
  const { seedDemo } = await import('@odonta/db/seeds/demo/index.ts');
  const passwordHash = await hashPassword(demoPassword);
  await seedDemo(sequelize, {
    courses: demoCourses,
    varDir,
    passwordHash,
    onProgress: say,
    ...(storage?.isShared &&
      varDir !== undefined && {
        onStored: () => copyUploads(folderStorage(varDir), storage, { andDelete: true }),
      }),
  });
}

type Filling = Pick<Config, 'demo' | 'demoCourses'> &
  Partial<Pick<Config, 'varDir'>> & { storage?: FileStorage };

/** The logins of the demo, for a person who has just started it. */
export function demoLogins(url: string): string {
  return `  бэк-офис ${url}/adm — admin, manager, course_editor, bookkeeper … @demo.local, пароль ${demoPassword}\n  кабинеты — center, lecturer, legal, individual, merchant, clinic @demo.local, пароль тот же\n`;
}
