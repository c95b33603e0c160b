/** A queue of jobs as staff see it. */
export interface StaffQueue {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** When the oldest waiting job was put there. */
  oldest: number | null;
  is_paused: boolean;
}

export interface StaffJob {
  id: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** Numbers and words of the job's payload; all other text is masked. */
  payload: unknown;
  attempts: number;
  attempts_limit: number;
  error: string | null;
  created_at: number;
}
