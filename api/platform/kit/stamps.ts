import { secondsOf } from '@odonta/db/vocabulary/time.ts';

interface Stamped {
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** When a record was made and last changed, and the version that an edit has to name. */
export const stampsOf = ({ created_at, updated_at, version }: Stamped) => ({
  created_at: secondsOf(created_at),
  updated_at: secondsOf(updated_at),
  version,
});
