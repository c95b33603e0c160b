import type { OutgoingHttpHeaders } from 'node:http';

/** An answer with status 200 that may be remembered. */
export interface PublicRead {
  /** A buffer has memory of its own. */
  text: string | Buffer;
  headers: OutgoingHttpHeaders;
  /** Of everything that it shows. */
  tags: readonly string[];
}

/** Remembers answers of public reads by their address, letter by letter, until something that they show changes. */
export interface ReadKeeper {
  /** Begins a read. The answer given to `keep` is remembered unless a change came in between; `end` must follow. */
  begin(address: string): { keep(read: PublicRead): void; end(): void };
}
