import { useApprovals } from '../resources/tools/approvals/useApprovals.ts';
import { Tile } from './Tile.tsx';

/** What waits for this person's decision: his own requests wait for others. */
export function ApprovalsTile() {
  const { data, error } = useApprovals();
  return (
    <Tile
      title="Ждут второго"
      to="/approvals"
      count={data?.filter(({ is_own }) => !is_own).length}
      done="Решать нечего"
      hasFailed={Boolean(error)}
    />
  );
}
