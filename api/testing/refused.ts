import { ApiError } from '../platform/http/errors.ts';

/** The refusal of an action; fails where it was none. */
export async function refused(action: Promise<unknown>): Promise<ApiError> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error ?? new Error('nothing was refused');
}
