import { useApprovals } from '../resources/tools/approvals/useApprovals.ts';
import { Tile } from './Tile.tsx';

/** Requests that this user may decide, without his own. */
export function ApprovalsTile() {
  const { data, error } = useApprovals();
  return (
    <Tile
      title="Вторая подпись"
      to="/approvals"
      count={data?.filter(({ is_own }) => !is_own).length}
      done="Решать нечего"
      hasFailed={Boolean(error)}
    />
  );
}
