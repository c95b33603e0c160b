/** A transition that the status of a row of the demo implies. */
export interface TransitionRow {
  resource: string;
  record_id: number;
  move: string;
  from_status: string;
  to_status: string;
  actor_id: number | null;
  reason: string | null;
  created_at: Date;
}
