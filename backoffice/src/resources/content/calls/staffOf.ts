import type { StaffCall } from '@odonta/api/contract';

/** The person who talked; by the internal number where it belongs to nobody. */
export const staffOf = ({ user_name, extension }: Pick<StaffCall, 'user_name' | 'extension'>) =>
  user_name ?? (extension && `внутренний ${extension}`);
