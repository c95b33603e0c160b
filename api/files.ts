import { PrivateFile } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { connectEmbedded } from '@odonta/db/postgres/embedded.ts';
import { explainStartupFailure, loadDotEnv, readConfig, StartupError } from './config.ts';
import { copyPrivateToBucket, copyPrivateToDatabase } from './platform/files/storage/copyPrivateFiles.ts';
import { type Copied, copyUploads } from './platform/files/storage/copyUploads.ts';
import type { FileStorage } from './platform/files/storage/fileStorage.ts';
import { folderStorage } from './platform/files/storage/folder.ts';
import { openFiles } from './platform/files/storage/openFiles.ts';

/**
 * `npm run files -- to-bucket|to-folder [--delete]`: copies uploads between `VAR_DIR/uploads` and the bucket of FILES_URL, and
 * private files between the database and the bucket. It goes on where it was interrupted; the server may run.
 */
try {
  loadDotEnv();
  await copyFiles(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartupFailure(error)}\n`);
  process.exitCode = 1;
}

async function copyFiles([direction, option]: string[]): Promise<void> {
  const isKnown = direction === 'to-bucket' || direction === 'to-folder';
  if (!isKnown || (option !== undefined && option !== '--delete'))
    throw new StartupError('Usage: npm run files -- to-bucket|to-folder [--delete]');
  const config = readConfig();
  if (!config.files)
    throw new StartupError('FILES_URL names the bucket to copy to or from, but it is not set.');
  const own = config.databaseUrl === undefined ? await connectEmbedded(config) : null;
  const sequelize = connect(config.databaseUrl ?? (own?.url as string));
  let bucket: FileStorage | undefined;
  try {
    await demandDatabase();
    bucket = await openFiles(config);
    const folder = folderStorage(config.varDir);
    const andDelete = option === '--delete';
    const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
    const uploads = await copyUploads(from, to, { andDelete });
    say('Картинки и документы', uploads);
    saySkipped(uploads.skipped);
    const copyPrivate = direction === 'to-bucket' ? copyPrivateToBucket : copyPrivateToDatabase;
    say('Личные документы', await copyPrivate(bucket, { andDelete }));
  } finally {
    bucket?.close();
    await sequelize.close();
    await own?.stop();
  }
}

/** A database that is away, or older than private files, is refused before the first file is copied. */
async function demandDatabase(): Promise<void> {
  await PrivateFile.findOne({ attributes: ['id'] });
}

function say(title: string, { copied, present, deleted }: Copied): void {
  process.stdout.write(
    `${title}: скопировано ${copied}, уже на месте ${present}, удалено на прежнем месте ${deleted}\n`,
  );
}

/** The app cannot have stored them, and never serves them. */
function saySkipped(names: readonly string[]): void {
  if (names.length === 0) return;
  process.stdout.write(`Пропущено файлов с посторонними именами: ${names.length}\n`);
  for (const name of names) process.stdout.write(`  ${JSON.stringify(name)}\n`);
}
