/** A reason why the embedded PostgreSQL cannot run, in one sentence for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const known: [RegExp, string][] = [
  [/No space left on device|Check free disk space/i, 'the disk of VAR_DIR is full'],
  [/Disk quota exceeded/i, 'the disk quota for VAR_DIR is used up'],
  [/Read-only file system/i, 'VAR_DIR is read-only'],
  [/Permission denied/i, 'access to VAR_DIR is denied'],
  [/wrong ownership/i, 'its folder in VAR_DIR belongs to another user'],
  [/incompatible with server/i, 'its folder in VAR_DIR was made by another version of PostgreSQL'],
  [/could not (?:resize|create) shared memory|Cannot allocate memory/i, 'there is too little memory'],
  [
    /error while loading shared libraries/i,
    'its program files are incomplete: delete node_modules and start again',
  ],
];

export function explainOutput(action: string, output: string): EmbeddedPostgresError {
  const reason = known.find(([pattern]) => pattern.test(output))?.[1];
  const lines = output.trim().split('\n');
  const notifying = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1);
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot ${action}: ${reason ?? notifying?.trim()}.`,
  );
}
