type Close = () => Promise<void>;

const closing: Close[] = [];

/** Closes resources shared by tests, once the process has run its last file. */
export function atEnd(close: Close): void {
  closing.push(close);
}

/** The last opened is closed first: a browser before its app, an app before its database. */
export async function closeShared(): Promise<void> {
  for (let close = closing.pop(); close; close = closing.pop()) await close();
}
